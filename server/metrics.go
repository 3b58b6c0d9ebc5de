package server

import (
	"cmp"
	"net/http"
	"runtime"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"tabuleiro/hub"
	"tabuleiro/push"
	"tabuleiro/room"
	"tabuleiro/store"
)

// metrics is what a server tells Prometheus. No label holds what a person has sent: routes are patterns, and
// codes and reasons are the program's own words.
type metrics struct {
	answers *prometheus.CounterVec
	sockets prometheus.Gauge
	moves   prometheus.Histogram
	frames  *prometheus.CounterVec
	turned  *prometheus.CounterVec
	panics  prometheus.Counter
}

const prefix = "tabuleiro_"

func newMetrics() *metrics {
	return &metrics{
		answers: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: prefix + "http_requests_total",
			Help: "Requests answered, by route and status; 101 is a socket that was opened.",
		}, []string{"route", "status"}),
		sockets: prometheus.NewGauge(prometheus.GaugeOpts{
			Name: prefix + "sockets_open",
			Help: "Sockets of pages that watch or play.",
		}),
		moves: prometheus.NewHistogram(prometheus.HistogramOpts{
			Name:    prefix + "move_seconds",
			Help:    "From reading a move to its being saved and told, for moves that were accepted.",
			Buckets: []float64{.0005, .001, .002, .005, .01, .02, .03, .05, .1, .25, .5, 1, 2.5, 10},
		}),
		frames: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: prefix + "frames_refused_total",
			Help: "Messages of pages that were refused, by code.",
		}, []string{"code"}),
		turned: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: prefix + "sockets_refused_total",
			Help: "Requests for a socket that were refused, by code.",
		}, []string{"code"}),
		panics: prometheus.NewCounter(prometheus.CounterOpts{
			Name:        prefix + "panics_total",
			Help:        "Panics that were survived: each is a bug, and in the log.",
			ConstLabels: prometheus.Labels{"part": "server"},
		}),
	}
}

func (m *metrics) answered(route string, status int) {
	m.answers.WithLabelValues(cmp.Or(route, "none"), strconv.Itoa(status)).Inc()
}

func (m *metrics) moved(took time.Duration) { m.moves.Observe(took.Seconds()) }

// metricsPage is what Prometheus asks for.
func (s *Server) metricsPage(version string) http.Handler {
	all := prometheus.NewRegistry()
	m := s.metrics
	all.MustRegister(m.answers, m.sockets, m.moves, m.frames, m.turned, m.panics, ofHub{s.hub},
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	if s.disk != nil {
		all.MustRegister(ofDisk{s.disk})
	}
	if s.push != nil {
		all.MustRegister(ofPush{s.push})
	}
	built := prometheus.NewGauge(prometheus.GaugeOpts{
		Name:        prefix + "build_info",
		Help:        "Always 1; the labels say what runs.",
		ConstLabels: prometheus.Labels{"version": version, "go": runtime.Version()},
	})
	built.Set(1)
	all.MustRegister(built)
	return promhttp.HandlerFor(all, promhttp.HandlerOpts{})
}

// ofHub collects what a hub counts.
type ofHub struct {
	hub interface{ Counts() hub.Counts }
}

var (
	roomsDesc   = newDesc("rooms_in_memory", "Rooms in memory: in play, watched or just left.")
	queueDesc   = newDesc("engine_queue", "Moves of the computer that wait for a processor.")
	movesDesc   = newDesc("moves_total", "Moves saved, of people and of the computer.")
	resyncsDesc = newDesc("resyncs_total", "Whole states sent to pages that had missed more than is at hand.")
	endedDesc   = newDesc("games_ended_total", "Games that ended, by reason.", "reason")
	panicsDesc  = prometheus.NewDesc(prefix+"panics_total", "Panics that were survived: each is a bug, and in the log.", nil, prometheus.Labels{"part": "rooms"})
)

func newDesc(name, help string, labels ...string) *prometheus.Desc {
	return prometheus.NewDesc(prefix+name, help, labels, nil)
}

// Describe implements prometheus.Collector.
func (c ofHub) Describe(to chan<- *prometheus.Desc) { prometheus.DescribeByCollect(c, to) }

// Collect implements prometheus.Collector.
func (c ofHub) Collect(to chan<- prometheus.Metric) {
	n := c.hub.Counts()
	to <- prometheus.MustNewConstMetric(roomsDesc, prometheus.GaugeValue, float64(n.Rooms))
	to <- prometheus.MustNewConstMetric(queueDesc, prometheus.GaugeValue, float64(n.Waiting))
	to <- counter(movesDesc, n.Moves)
	to <- counter(resyncsDesc, n.Resyncs)
	to <- counter(panicsDesc, n.Panics)
	if n.Ended[room.Gone] == 0 { // so that an increase is seen from the first on
		to <- counter(endedDesc, 0, string(room.Gone))
	}
	for reason, times := range n.Ended {
		to <- counter(endedDesc, times, string(reason))
	}
}

// ofDisk collects what a store counts.
type ofDisk struct {
	disk interface{ Writes() store.Writes }
}

var (
	commitsDesc = newDesc("store_commits_total", "Transactions of the store's writer, each of which waited for the disk.")
	rowsDesc    = newDesc("store_rows_total", "Rows that they wrote.")
	failedDesc  = newDesc("store_failures_total", "Transactions that were given up.")
)

// Describe implements prometheus.Collector.
func (c ofDisk) Describe(to chan<- *prometheus.Desc) { prometheus.DescribeByCollect(c, to) }

// Collect implements prometheus.Collector.
func (c ofDisk) Collect(to chan<- prometheus.Metric) {
	n := c.disk.Writes()
	to <- counter(commitsDesc, n.Commits)
	to <- counter(rowsDesc, n.Rows)
	to <- counter(failedDesc, n.Failed)
}

func counter(d *prometheus.Desc, n uint64, labels ...string) prometheus.Metric {
	return prometheus.MustNewConstMetric(d, prometheus.CounterValue, float64(n), labels...)
}

// ofPush collects what became of reminders.
type ofPush struct {
	push interface{ Counts() push.Counts }
}

var remindersDesc = newDesc("reminders_total", "Messages to push services, by what became of them; dropped are reminders that were too many.", "outcome")

// Describe implements prometheus.Collector.
func (c ofPush) Describe(to chan<- *prometheus.Desc) { prometheus.DescribeByCollect(c, to) }

// Collect implements prometheus.Collector.
func (c ofPush) Collect(to chan<- prometheus.Metric) {
	n := c.push.Counts()
	to <- counter(remindersDesc, n.Sent, "sent")
	to <- counter(remindersDesc, n.Gone, "gone")
	to <- counter(remindersDesc, n.Failed, "failed")
	to <- counter(remindersDesc, n.Dropped, "dropped")
}
