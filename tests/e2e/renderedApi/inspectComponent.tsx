import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { RenderCase, RenderState, Props } from './renderCase.ts';
import { listCombinations, listOptions, type PropOption } from './propOptions.ts';
import type { InspectedDoc, RenderedFacts } from './renderedFacts.ts';
import { createProvider } from './providers.tsx';
import { listStatedProps } from './statedProps.ts';

/** Renders a component in all its states and reports what it puts into the document. */
export async function inspectComponent(
  doc: InspectedDoc,
  component: ComponentType<Props>,
  renderCase: RenderCase,
): Promise<RenderedFacts> {
  const seen = new Set<string>();
  const render = createRenderer(doc, component, renderCase, seen);
  const facts = await inspectAtRest(doc, render, renderCase);
  const options = listOptions(doc.props);
  for (const { prop, value } of options) await render({ props: { [prop]: value } });
  for (const state of renderCase.states ?? []) await render(state);
  await tryCombinations(doc, options, seen, render);
  const known = new Set(doc.classes.map(({ className }) => className));
  return {
    ...facts,
    applied: [...seen].filter((name) => known.has(name)),
    absent: await listAbsent(doc, component, renderCase),
  };
}

type Render = (
  state: RenderState,
  look?: (body: HTMLElement) => void,
  themed?: Readonly<Record<string, object>>,
) => Promise<string | null>;

function createRenderer(
  doc: InspectedDoc,
  component: ComponentType<Props>,
  renderCase: RenderCase,
  seen: Set<string>,
): Render {
  const base = { ...listUsualProps(doc), ...renderCase.props };
  return async (state, look, themed) => {
    const element: ReactElement = createElement(component, { ...base, ...state.props });
    const wrap = state.wrap ?? renderCase.wrap;
    const stage = putOnStage(createProvider(doc.package, themed, wrap ? wrap(element) : element));
    collectClasses(seen);
    // Popups are placed after their anchor is there, transitions start in the next task.
    await nextTask();
    collectClasses(seen);
    if (state.act) await act(state.act, seen);
    if (!stage.error()) look?.(document.body);
    stage.clear();
    return stage.error();
  };
}

/** A prop that shows is given to all components that have it: closed things render nothing. */
function listUsualProps({ props }: InspectedDoc): Props {
  const types = new Map(props.map(({ name, type }) => [name, type]));
  const children = types.get('children');
  return {
    ...(types.has('open') ? { open: true } : {}),
    ...(children === undefined
      ? {}
      : { children: /ReactElement/.test(children) ? createElement('div', null, 'Text') : 'Text' }),
  };
}

interface Stage {
  readonly error: () => string | null;
  readonly clear: () => void;
}

function putOnStage(node: ReactNode): Stage {
  const container = document.body.appendChild(document.createElement('div'));
  let failure: unknown = null;
  const keep = (error: unknown): void => {
    failure ??= error;
  };
  const root = createRoot(container, { onUncaughtError: keep, onCaughtError: keep });
  flushSync(() => root.render(node));
  return {
    error: () => (failure === null ? null : String(failure)),
    clear: () => {
      flushSync(() => root.unmount());
      document.body.replaceChildren();
    },
  };
}

function collectClasses(seen: Set<string>): void {
  for (const element of document.body.querySelectorAll('[class]')) {
    for (const name of element.classList) seen.add(name);
  }
}

async function act(
  { on, events }: NonNullable<RenderState['act']>,
  seen: Set<string>,
): Promise<void> {
  const target = document.body.querySelector<HTMLElement>(on);
  if (!target) throw new Error(`Nothing matches ${on}.`);
  for (const event of events) {
    flushSync(() => EVENTS[event](target));
    collectClasses(seen);
    await nextTimer();
    await nextTask();
    collectClasses(seen);
  }
}

const EVENTS = {
  focus: (target) => target.focus(),
  click: (target) => target.click(),
  press: (target) => {
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
    target.dispatchEvent(
      new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 }),
    );
    target.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX: 40, buttons: 1 }));
    target.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX: 60, buttons: 1 }));
    target.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX: 80, buttons: 1 }));
    target.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX: 90, buttons: 1 }));
  },
  hover: (target) => {
    target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    target.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    target.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX: 10, clientY: 10 }));
  },
  arrowDown: (target) => {
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
    );
  },
  touch: (target) => {
    target.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }));
  },
} as const satisfies Record<string, (target: HTMLElement) => void>;

/** Effects have run then. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Timers of no length have run then. */
function nextTimer(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

type RestFacts = Omit<RenderedFacts, 'applied' | 'absent'>;

async function inspectAtRest(
  doc: InspectedDoc,
  render: Render,
  { props = {} }: RenderCase,
): Promise<RestFacts> {
  let reached: unknown = null;
  const rootClass = doc.classes.find(({ name }) => name === 'root')?.className ?? null;
  let root: RestFacts['root'] = null;
  let isRefAtRoot = false;
  // A ref given to several parts is left with what it was given last.
  const ref = (element: unknown): void => {
    reached = element ?? reached;
  };
  // Some components are another element as soon as there is text in them, and others do not work without it.
  await render({ props: { ref, children: undefined, ...props } });
  const reachedEmpty = reached;
  reached = null;
  const error = await render({ props: { ref } }, (body) => {
    if (rootClass === null) return;
    const element = body.querySelector(`.${rootClass}`);
    root = element ? describeRoot(element, rootClass) : 'missing';
    isRefAtRoot = reached instanceof Element && reached.classList.contains(rootClass);
  });
  const element = reachedEmpty ?? reached;
  return {
    error,
    refElement: element instanceof Element ? element.constructor.name : null,
    isRefAtRoot: rootClass === null ? null : isRefAtRoot,
    root,
    themeKeys: await listThemeKeys(doc, render),
    takesSystemProps: await obeysSystemProps(render),
  };
}

/** A root is inside of no other part of its component. */
function describeRoot(element: Element, rootClass: string): RestFacts['root'] {
  const prefix = rootClass.replace(/root$/, '');
  const around = element.parentElement?.closest(`[class*="${prefix}"]`);
  return around ? 'inside' : 'outermost';
}

const THEME_MARK = 'from-theme';

/** The keys under which a theme's default props reach the component. */
async function listThemeKeys(doc: InspectedDoc, render: Render): Promise<string[]> {
  const keys: string[] = [];
  const isWrapper = doc.props.some(({ name }) => name === 'children');
  for (const key of new Set([
    `Mui${doc.name}`,
    `Joy${doc.name}`,
    doc.themeKey ?? `Mui${doc.name}`,
  ])) {
    const defaultProps = {
      className: THEME_MARK,
      'data-theme-mark': '',
      // Reaches only components that are rendered without children.
      ...(isWrapper ? { children: createElement('i', { className: THEME_MARK }) } : {}),
    };
    const look = (body: HTMLElement): void => {
      if (body.querySelector(`.${THEME_MARK}, [data-theme-mark]`)) keys.push(key);
    };
    await render({}, look, { [key]: { defaultProps } });
  }
  return keys;
}

/** Whether a CSS property that is given as a prop becomes a style. */
async function obeysSystemProps(render: Render): Promise<boolean> {
  let obeys = false;
  await render({ props: { order: 123 } }, (body) => {
    obeys = [...body.querySelectorAll('*')].some(
      (element) => getComputedStyle(element).order === '123',
    );
  });
  return obeys;
}

/** Classes like `outlinedPrimary` take two props or more. */
async function tryCombinations(
  doc: InspectedDoc,
  options: readonly PropOption[],
  seen: ReadonlySet<string>,
  render: Render,
): Promise<void> {
  for (const { name, className } of doc.classes) {
    if (seen.has(className)) continue;
    for (const props of listCombinations(name, options)) {
      if (seen.has(className)) break;
      await render({ props });
    }
  }
}

/** Classes that are on no element under the props that their description names, whatever else is done. */
async function listAbsent(
  doc: InspectedDoc,
  component: ComponentType<Props>,
  renderCase: RenderCase,
): Promise<string[]> {
  const names = doc.props.map(({ name }) => name);
  const states: readonly RenderState[] = [{}, ...(renderCase.states ?? [])];
  const absent: string[] = [];
  for (const each of doc.classes) {
    for (const stated of listStatedProps(each, names)) {
      const seen = new Set<string>();
      const render = createRenderer(doc, component, renderCase, seen);
      for (const state of states) {
        if (seen.has(each.className)) break;
        await render({ ...state, props: { ...state.props, ...stated } });
      }
      if (!seen.has(each.className)) absent.push(each.className);
    }
  }
  return absent;
}
