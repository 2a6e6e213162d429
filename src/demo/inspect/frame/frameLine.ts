import { parseReport } from '../../frame/frameMessage.ts';
import type { Answers, Ask, FrameQuestion, InspectReport, Questions } from './frameQuestion.ts';
import { parseAnswer, parseInspectReport } from './parseAnswer.ts';

/** How a page and the frame of an inspected demo speak to each other. */
export interface FrameLine {
  /** Null where there is no frame. A frame that is not ready never answers; it is asked again once it has rendered. */
  readonly ask: <Kind extends Ask>(
    ask: Kind,
    about: Questions[Kind],
  ) => Promise<Answers[Kind] | null>;
  readonly findFrame: () => HTMLIFrameElement | null;
  readonly listen: (listener: LineListener, signal: AbortSignal) => void;
}

interface LineListener {
  /** Called when the frame shows a demo: it then has to learn that it is inspected. */
  readonly onRendered: () => void;
  readonly onReport: (report: Exclude<InspectReport, { readonly kind: 'answer' }>) => void;
}

/** Opens a line to the frame of a demo: while it is edited, the sandboxed one. */
export function createFrameLine(stage: HTMLElement, isEdited: boolean): FrameLine {
  const pending = new Map<number, (answer: unknown) => void>();
  let turn = 0;
  const selector = isEdited ? 'iframe[sandbox]' : 'iframe:not([sandbox])';
  const findFrame = (): HTMLIFrameElement | null =>
    stage.querySelector<HTMLIFrameElement>(selector);
  return {
    async ask(ask, about) {
      const target = findFrame()?.contentWindow;
      if (!target) return null;
      turn += 1;
      const question = { kind: 'question', turn, ask, about } satisfies FrameQuestion<typeof ask>;
      // A sandboxed document has no origin to address; everything sent to it is public.
      target.postMessage(question, '*');
      const answer = await new Promise((resolve) => pending.set(question.turn, resolve));
      return parseAnswer(ask, answer);
    },
    findFrame,
    listen({ onRendered, onReport }, signal) {
      const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
        if (!source || findFrame()?.contentWindow !== source) return;
        if (parseReport(data)?.kind === 'rendered') onRendered();
        const report = parseInspectReport(data);
        if (report?.kind === 'answer') {
          pending.get(report.turn)?.(report.answer);
          pending.delete(report.turn);
        } else if (report) onReport(report);
      };
      window.addEventListener('message', onMessage, { signal });
    },
  };
}
