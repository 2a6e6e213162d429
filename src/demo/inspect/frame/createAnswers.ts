import { clickElement } from '../clickElement.ts';
import { createElementIds } from '../elementIds.ts';
import { createFocusGuard } from './focusGuard.ts';
import type {
  Answers,
  Ask,
  Box,
  FrameQuestion,
  FrameSight,
  InspectReport,
  Point,
  Questions,
} from './frameQuestion.ts';
import { findTarget, listElements, lookAt } from '../lookAround.ts';
import { listPopups } from '../popups.ts';
import { readStyles } from '../overrides/readStyles.ts';
import { findScroller } from './findScroller.ts';

/** How each question is answered. */
type Answerer = { readonly [Kind in Ask]: (about: Questions[Kind]) => Answers[Kind] };

/** Answers, in the document of a frame, what the page asks about the demo in it. */
export function createAnswers(
  root: HTMLElement,
  report: (report: InspectReport) => void,
): (question: FrameQuestion) => void {
  const answerer = createAnswerer(root, report);
  const answer = <Kind extends Ask>({ ask, about }: FrameQuestion<Kind>): Answers[Kind] =>
    answerer[ask](about);
  return (question) => report({ kind: 'answer', turn: question.turn, answer: answer(question) });
}

function createAnswerer(root: HTMLElement, report: (report: InspectReport) => void): Answerer {
  const ids = createElementIds();
  const guard = createFocusGuard((element) => report({ kind: 'focus', id: ids.identify(element) }));
  const watch = createBoxWatch((id, box) => report({ kind: 'box', id, box }), ids.find);
  let refused: Element | null = null;
  const point = ({ x, y }: Point): FrameSight | null => {
    const target = findTarget(root, {
      target: document.elementFromPoint(x, y),
      clientX: x,
      clientY: y,
    });
    const sight = target && lookAt(target, root, ids);
    if (!sight) return null;
    return {
      ...sight,
      room: { up: findScroller(target, -1) !== null, down: findScroller(target, 1) !== null },
    };
  };
  return {
    attend({ isInspected }) {
      guard.set(isInspected);
      if (!isInspected) watch(null);
      return null;
    },
    list: () => listElements(root, ids),
    point,
    scroll({ x, y, by }) {
      const target = document.elementFromPoint(x, y);
      if (target) findScroller(target, by)?.scrollBy({ top: by, behavior: 'instant' });
      return point({ x, y });
    },
    visit(id) {
      const element = ids.find(id);
      element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      return element && lookAt(element, root, ids);
    },
    read(id) {
      const element = ids.find(id);
      watch(element ? id : null);
      return element && { styles: readStyles(element), box: measure(element) };
    },
    click(id) {
      const element = ids.find(id);
      if (element) clickElement(element);
      return null;
    },
    close() {
      const popup = listPopups(root).findLast((each) =>
        each.checkVisibility({ visibilityProperty: true }),
      );
      // One that stays open in spite of the key does not keep readers from leaving.
      if (!popup || popup === refused) return false;
      refused = popup;
      pressEscape(popup);
      return true;
    },
  };
}

/** Reports where an element is whenever it moves, until another one is watched. */
function createBoxWatch(
  onMove: (id: number, box: Box | null) => void,
  find: (id: number) => Element | null,
): (id: number | null) => void {
  let watched: number | null = null;
  let last = '';
  const check = (): void => {
    if (watched === null) return;
    const element = find(watched);
    const box = element && measure(element);
    const text = JSON.stringify(box);
    if (text !== last) onMove(watched, box);
    last = text;
    if (element) requestAnimationFrame(check);
    else watched = null;
  };
  return (id) => {
    const wasWatching = watched !== null;
    watched = id;
    last = '';
    if (!wasWatching && id !== null) requestAnimationFrame(check);
  };
}

function measure(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** Menus and dialogs listen for the key where the focus is, tooltips everywhere. */
function pressEscape(popup: Element): void {
  const { activeElement } = document;
  const target = activeElement && popup.contains(activeElement) ? activeElement : popup;
  const init = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true, composed: true };
  target.dispatchEvent(new KeyboardEvent('keydown', init));
}
