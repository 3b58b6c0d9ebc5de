// The rest of the game's page, which comes when the board can be used: everything but the board, the clocks,
// the situation and the moves.
import { moveSpoken } from "./board/words";
import type { Core, Rest } from "./page/core";
import { awake } from "./page/awake";
import { bar } from "./page/bar";
import { finale } from "./page/finale";
import { giving } from "./page/give";
import { hints } from "./page/hints";
import { linkButtons, showInvitation } from "./page/links";
import { showLists, times } from "./page/lists";
import { lookback } from "./page/lookback";
import { hearNews } from "./page/news";
import { showMill } from "./page/mills";
import { notice } from "./page/notice";
import { offers } from "./page/offers";
import { options as optionsOf } from "./page/options";
import { dialogue, onTap, part } from "./page/parts";
import { people } from "./page/people";
import { plans } from "./page/plans";
import { other } from "./board/side";
import { refusals as refusalsOf } from "./page/refused";
import { chosen } from "./page/settings";
import { past } from "./page/situation";
import { reminders } from "./page/remind";
import { moveSound, sounds } from "./page/sound";
import { talk } from "./page/talk";
import { tools } from "./page/tools";
import { triedText } from "./page/why";
import { designates, shownHand, shownPieces } from "./session";

export function furnish(core: Core): Rest {
  const { say, speak, grid, session, state, now, online, render } = core;
  const sound = sounds(() => chosen("sound") === "on");
  const refusals = refusalsOf(core);
  const note = notice(part("why"), () => render());
  const toolbar = tools(say, core.coords, state().board, () => render());
  const showBar = bar(core);
  const showOffers = offers(core);
  const atTable = people(core);
  const talking = talk(core);
  const showFinale = finale(core);
  const stayAwake = awake(() => state().you.length > 0 && !state().outcome);
  giving(core);
  linkButtons(document);

  function tell(words: string): void {
    speak(words);
    note.tell(words);
  }

  const planning = plans(core, tell, note.drop);
  const remind = reminders(core);

  // Looking back.

  const back = lookback({
    session,
    went: flight => {
      const { board, line, turn } = back.view(session()).state;
      const move = line[line.length - 1];
      if (move) {
        if (flight) sound(moveSound(board, move));
        speak(say("speak.past", { n: String(line.length), move: moveSpoken(say, board, other(turn), move, move.routes[0] ?? []) }));
      } else speak(say("now.past.start"));
      render(flight);
    },
  });
  const advice = hints(core, () => back.at !== undefined);
  function present(): void {
    if (back.at === undefined) return;
    back.leave();
    render();
  }
  for (const touch of ["tap", "aside"]) grid.addEventListener(touch, present);

  // The position in words.

  const lists = dialogue("lists");
  function showPosition(): void {
    const view = back.view(session());
    showLists(lists.element, say, { ...view.state, ...shownHand(view) }, shownPieces(view), now());
  }
  function openLists(): void {
    showPosition();
    lists.open();
  }

  function leave(): void {
    back.leave();
    refusals.drop();
    note.drop();
    planning.leave();
  }
  const options = optionsOf(core, leave);
  for (const button of document.querySelectorAll('[data-act="options"]')) button.addEventListener("click", options.open);

  onTap("flip", core.flip);
  onTap("lists", openLists);
  const keys: Readonly<Record<string, () => boolean | void>> = {
    ArrowLeft: () => back.step("previous"),
    ArrowRight: () => back.step("next"),
    ArrowUp: () => back.step("first"),
    ArrowDown: () => back.step("last"),
    f: core.flip,
    z: () => toolbar.toggle("zen"),
    l: openLists,
    m: options.open,
    c: talking.open,
    r: () => speak.again(),
    t: () => {
      const told = times(say, state(), now());
      (told.length > 0 ? told : [say("time.none")]).forEach(text => speak(text));
    },
  };

  return {
    get at() { return back.at ?? planning.view(session())?.state.fen; },
    view: now => (back.at === undefined ? planning.view(now) : undefined) ?? back.view(now),
    past: () => (back.at === undefined ? planning.situation() : past(say, session(), back.at)),
    take: planning.take,
    write: planning.write,
    get asked() { return refusals.explanation?.asked ?? advice.asked; },
    ask: refusals.ask,
    askText: text => refusals.ask(triedText(state(), text)),
    hush: refusals.hush,
    leave,
    sent() {
      refusals.drop();
      const made = session().pending?.shown;
      if (made) sound(moveSound(state().board, made.move));
    },
    // That there is no connection comes first, and a question that has its time, too.
    instead: () => (designates(state()) ? undefined : note.words(online() ? refusals.explanation : undefined)),
    tell,
    short: () => sound("low"),
    hear: (news, before, broken) => hearNews(core, { refusals, hints: advice, sound, tell, people: atTable, plans: planning, remind }, news, before, broken),
    draw() {
      refusals.draw();
      showMill(grid, back.view(session()));
      advice.draw();
    },
    show() {
      back.show(session());
      showInvitation(state());
      showBar.show();
      showOffers();
      atTable.show();
      talking.show();
      planning.show();
      advice.show();
      options.show();
      showFinale();
      if (lists.element.hasAttribute("open")) showPosition();
      stayAwake();
    },
    press: key => keys[key]?.(),
  };
}
