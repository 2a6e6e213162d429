import { createRoot } from 'react-dom/client';
import type { FrameQuestion, InspectReport } from '../inspect/frame/frameQuestion.ts';
import { loadDemo } from '../runtime/loadDemo.ts';
import type { FrameContent, FramePing, FrameReport } from './frameMessage.ts';
import { FrameRoot } from './FrameRoot.tsx';
import { watchHeight } from './watchHeight.ts';

/** Runs in the documents of framed and edited demos and shows what the page around them says. */
const container = document.getElementById('root');
if (!container) throw new Error('The document has no place for the demo.');
// Errors are shown in the frame or beside the code; half-typed code should not fill the console too.
const root = createRoot(container, { onCaughtError: () => undefined });
const themeStyle = document.head.appendChild(document.createElement('style'));
let turn = 0;
let answers: Promise<(question: FrameQuestion) => void> | null = null;
// In dev the router's Fast Refresh asks the router for data first; there is none here.
if (import.meta.hot) {
  Object.assign(window, { __reactRouterDataRouter: { revalidate: () => Promise.resolve() } });
}

type PageMessage = FrameContent | FramePing | FrameQuestion;

window.addEventListener('message', ({ source, data }: MessageEvent<PageMessage>) => {
  if (source !== window.parent) return;
  if (data?.kind === 'content') void show(container, data);
  if (data?.kind === 'question') void answer(container, data);
  if (data?.kind === 'ping') report({ kind: 'alive' });
});
watchHeight(document, (height) => report({ kind: 'height', height }));
report({ kind: 'ready' });

function report(message: FrameReport | InspectReport): void {
  // A sandboxed document does not know the origin around it.
  window.parent.postMessage(message, '*');
}

async function show(target: HTMLElement, content: FrameContent): Promise<void> {
  turn += 1;
  const current = turn;
  applyAppearance(target, content);
  try {
    const demo = await loadDemo(content);
    if (current === turn) root.render(<FrameRoot demo={demo} content={content} report={report} />);
  } catch (error) {
    report({ kind: 'failed', message: String(error), line: null });
  }
}

/** What answers comes with the first question: most readers inspect nothing. */
async function answer(target: HTMLElement, question: FrameQuestion): Promise<void> {
  answers ??= import('../inspect/frame/createAnswers.ts').then(({ createAnswers }) =>
    createAnswers(target, report),
  );
  const respond = await answers.catch((error: unknown) => {
    // With the next question it is tried again.
    answers = null;
    report({ kind: 'failed', message: String(error), line: null });
  });
  respond?.(question);
}

function applyAppearance(target: HTMLElement, content: FrameContent): void {
  const { mode, direction, padding, stylesheets, themeStyles } = content;
  const { documentElement, head } = document;
  documentElement.dir = direction;
  documentElement.dataset.mode = mode;
  themeStyle.textContent = themeStyles;
  target.style.cssText =
    padding === null
      ? ''
      : `display:flex;flex-direction:column;align-items:center;padding:${padding}`;
  for (const href of stylesheets) {
    if (head.querySelector(`link[href="${CSS.escape(href)}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // A frame asks for the demo's fonts when it opens; they are used however late they come.
    link.addEventListener('load', () => {
      for (const face of document.fonts) face.display = 'swap';
    });
    head.append(link);
  }
}
