import { expect, vi } from 'vitest';
import { PATIENCE_MS } from '../e2e/patience.ts';
import type { Driver } from './driver.ts';

/** What the protocols call the keys that write nothing. */
const KEYS = { Control: '\uE009', Enter: '\uE007', Escape: '\uE00C' } as const;

/** An element by selector; of several the first whose name or text is this. */
export interface Target {
  readonly selector: string;
  readonly text?: string;
}

/** Opens a page and waits until its scripts run. */
export async function openPage(driver: Driver, url: string): Promise<void> {
  await driver.open(url);
  await waitForScripts(driver);
}

/** Waits until the page reacts to clicks. */
export async function waitForScripts(driver: Driver): Promise<void> {
  await waitUntil(driver, () => document.documentElement.dataset.hydrated !== undefined);
}

/** Waits until the page says that something is so; the page may be on its way to another one. */
export async function waitUntil<Args extends readonly unknown[]>(
  driver: Driver,
  isSo: (...args: Args) => boolean | Promise<boolean>,
  ...args: Args
): Promise<void> {
  await expect.poll(() => driver.evaluate(isSo, ...args), { message: String(isSo) }).toBe(true);
}

/** Points at the middle of an element, once it has come to rest and nothing covers it. */
export async function pointAt(driver: Driver, target: Target): Promise<void> {
  await movePointer(driver, await findMiddle(driver, target));
}

/** Clicks an element where a reader would. */
export async function click(driver: Driver, target: Target, times = 1): Promise<void> {
  const middle = await findMiddle(driver, target);
  await movePointer(driver, middle);
  const press = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ] as const;
  const actions = Array.from({ length: times }, () => press).flat();
  const move = { type: 'pointerMove', ...middle } as const;
  await driver.perform([{ type: 'pointer', id: 'mouse', actions: [move, ...actions] }]);
}

/** Presses keys together and lets go of them. */
export async function press(
  driver: Driver,
  ...keys: readonly (keyof typeof KEYS | (string & {}))[]
): Promise<void> {
  const values = keys.map((key) => (key in KEYS ? KEYS[key as keyof typeof KEYS] : key));
  const down = values.map((value) => ({ type: 'keyDown', value }) as const);
  const up = values.toReversed().map((value) => ({ type: 'keyUp', value }) as const);
  await driver.perform([{ type: 'key', id: 'keyboard', actions: [...down, ...up] }]);
}

/** Types a text, key by key. */
export async function write(driver: Driver, text: string): Promise<void> {
  const actions = [...text].flatMap(
    (value) =>
      [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ] as const,
  );
  await driver.perform([{ type: 'key', id: 'keyboard', actions }]);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

async function movePointer(driver: Driver, point: Point): Promise<void> {
  const actions = [{ type: 'pointerMove', ...point } as const];
  await driver.perform([{ type: 'pointer', id: 'mouse', actions }]);
}

async function findMiddle(driver: Driver, { selector, text }: Target): Promise<Point> {
  return vi.waitUntil(() => driver.evaluate(readMiddle, selector, text ?? null), {
    timeout: PATIENCE_MS,
  });
}

/** The middle of an element that can be clicked and stays where it is from one frame to the next. */
async function readMiddle(selector: string, text: string | null): Promise<Point | null> {
  const element = [...document.querySelectorAll(selector)].find(
    (one) =>
      one.checkVisibility() &&
      (text === null || (one.getAttribute('aria-label') ?? one.textContent.trim()) === text),
  );
  if (!element) return null;
  const read = (): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const isReached = ({ x, y }: Point): boolean => {
    const reached = document.elementFromPoint(x, y);
    return reached !== null && element.contains(reached);
  };
  if (!isReached(read())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = read();
  // The editor of code moves its lines in frames of its own.
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const now = read();
  return isReached(now) && now.x === before.x && now.y === before.y ? now : null;
}
