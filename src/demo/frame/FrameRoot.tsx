import { lazy, Suspense, useEffect, type JSX } from 'react';
import { DemoBoundary } from '../runtime/DemoBoundary.tsx';
import { DemoRoot } from '../runtime/DemoRoot.tsx';
import type { LoadedDemo } from '../runtime/loadDemo.ts';
import type { FrameContent, FrameReport } from './frameMessage.ts';

/** Frames of demos that nobody edits need no compiler. */
const LiveCode = lazy(async () => ({ default: (await import('./LiveCode.tsx')).LiveCode }));

interface FrameRootProps {
  readonly demo: LoadedDemo;
  readonly content: FrameContent;
  readonly report: (message: FrameReport) => void;
}

/** A demo inside a frame: as it was built, or as the reader edited it. */
export function FrameRoot({ demo, content, report }: FrameRootProps): JSX.Element {
  const { Demo, Provider, scope } = demo;
  const { name, page, mode, direction, code, attempt } = content;
  return (
    <DemoRoot Provider={Provider} mode={mode} direction={direction}>
      {code === null ? (
        <>
          <DemoBoundary key={attempt} name={name} page={page}>
            <Demo />
          </DemoBoundary>
          <Rendered report={report} />
        </>
      ) : (
        <Suspense fallback={null}>
          <LiveCode key={attempt} code={code} modules={scope} report={report} />
        </Suspense>
      )}
    </DemoRoot>
  );
}

/** Reports to the page that the demo has rendered. */
function Rendered({ report }: Pick<FrameRootProps, 'report'>): null {
  useEffect(() => report({ kind: 'rendered' }), [report]);
  return null;
}
