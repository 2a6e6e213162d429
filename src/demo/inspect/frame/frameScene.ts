import { createFrameLine, type FrameLine } from './frameLine.ts';
import type { Box, FrameSight, Point } from './frameQuestion.ts';
import type { Scene, SceneListener, SeenElement } from '../scene.ts';

/**
 * The elements of a demo in a frame. That may have no origin, so the page asks for them by messages; pointer, keys and
 * focus stay on the page, where the frame lets them through to the stage.
 */
export function createFrameScene(stage: HTMLElement, isEdited: boolean): Scene {
  const line = createFrameLine(stage, isEdited);
  let elements: readonly SeenElement[] = [];
  /** Where elements were last; null for those that are gone. */
  const boxes = new Map<number, Box | null>();
  const refresh = async (): Promise<void> => {
    elements = (await line.ask('list', null)) ?? elements;
  };
  return {
    listen(listener, signal) {
      const start = (): void => {
        void line.ask('attend', { isInspected: true });
        void refresh();
      };
      start();
      signal.addEventListener('abort', () => void line.ask('attend', { isInspected: false }));
      const onFocus = async (id: number): Promise<void> => {
        const sight = await line.ask('visit', id);
        if (sight && !signal.aborted) listener.onPoint(sight);
      };
      const handlers = {
        onRendered: start,
        onReport(report) {
          if (report.kind === 'focus') void onFocus(report.id);
          else if (boxes.has(report.id)) boxes.set(report.id, report.box);
        },
      } satisfies Parameters<FrameLine['listen']>[0];
      line.listen(handlers, signal);
      listenToStage(stage, line, listener, signal);
      keepFocus(stage, signal);
    },
    list() {
      void refresh();
      return elements;
    },
    visit: (id) => line.ask('visit', id),
    async read(id) {
      const reading = await line.ask('read', id);
      if (reading) boxes.set(id, reading.box);
      return reading?.styles ?? null;
    },
    place: (id) => ({
      context: line.findFrame() ?? stage,
      edge: stage,
      figure: stage.closest('figure'),
      measure() {
        const frame = line.findFrame();
        const box = boxes.get(id);
        return frame && box ? toPage(box, frame) : null;
      },
    }),
    click: (id) => void line.ask('click', id).then(refresh),
    closePopup: async () => (await line.ask('close', null)) ?? false,
    focusNear: () => stage.focus({ preventScroll: true }),
  };
}

function listenToStage(
  stage: HTMLElement,
  line: FrameLine,
  { onPoint, onPick, onKey }: SceneListener,
  signal: AbortSignal,
): void {
  let turn = 0;
  let room = NO_ROOM;
  /** Points at what the frame answers, unless the pointer has gone on since. */
  const point = async (asked: Promise<FrameSight | null> | null): Promise<void> => {
    turn += 1;
    const current = turn;
    const sight = await asked;
    if (current !== turn || signal.aborted) return;
    room = sight?.room ?? NO_ROOM;
    onPoint(sight);
  };
  let last = '';
  const onMove = (event: PointerEvent): void => {
    const at = `${event.clientX} ${event.clientY}`;
    const isResting = at === last;
    last = at;
    // A finger that moves scrolls; a mouse that rests may have something new below it, as the stage without a card.
    if (event.pointerType === 'touch' || isResting) return;
    const isOver = event.target instanceof Node && stage.contains(event.target);
    void point(isOver ? line.ask('point', toFrame(event, line.findFrame())) : null);
  };
  const onClick = async (event: MouseEvent): Promise<void> => {
    const sight = await line.ask('point', toFrame(event, line.findFrame()));
    if (sight && !signal.aborted) onPick(sight);
  };
  const onWheel = (event: WheelEvent): void => {
    if (event.ctrlKey || !(event.deltaY < 0 ? room.up : room.down)) return;
    event.preventDefault();
    const at = toFrame(event, line.findFrame());
    void point(line.ask('scroll', { ...at, by: event.deltaY }));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target === stage) onKey(event, false);
  };
  window.addEventListener('pointermove', onMove, { capture: true, signal });
  document.documentElement.addEventListener('pointerleave', () => void point(null), { signal });
  stage.addEventListener('click', (event) => void onClick(event), { signal });
  stage.addEventListener('wheel', onWheel, { signal, passive: false });
  stage.addEventListener('keydown', onKeyDown, { signal });
}

const NO_ROOM: FrameSight['room'] = { up: false, down: false };

/** Takes the focus back from a frame whose demo has given it to an element, as menus do when they open. */
function keepFocus(stage: HTMLElement, signal: AbortSignal): void {
  const takeBack = (): void => {
    const { activeElement } = document;
    if (signal.aborted || !(activeElement instanceof HTMLIFrameElement)) return;
    if (stage.contains(activeElement)) stage.focus({ preventScroll: true });
  };
  // The frame is still about to take it: at once, its keys would go there although the page seems to have it.
  window.addEventListener('blur', () => setTimeout(takeBack), { signal });
}

/** A frame may be drawn smaller than it is laid out. */
function measureScale(frame: HTMLIFrameElement): number {
  return frame.getBoundingClientRect().width / frame.offsetWidth || 1;
}

function toFrame(
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
  frame: HTMLIFrameElement | null,
): Point {
  if (!frame) return { x: clientX, y: clientY };
  const { left, top } = frame.getBoundingClientRect();
  const scale = measureScale(frame);
  return { x: (clientX - left) / scale, y: (clientY - top) / scale };
}

/** What of an element can be seen, where it is in the window of the page. */
function toPage(box: Box, frame: HTMLIFrameElement): DOMRect {
  const around = frame.getBoundingClientRect();
  const scale = measureScale(frame);
  const clampX = (x: number): number =>
    Math.min(Math.max(around.left + x * scale, around.left), around.right);
  const clampY = (y: number): number =>
    Math.min(Math.max(around.top + y * scale, around.top), around.bottom);
  const [left, top] = [clampX(box.x), clampY(box.y)];
  return new DOMRect(left, top, clampX(box.x + box.width) - left, clampY(box.y + box.height) - top);
}
