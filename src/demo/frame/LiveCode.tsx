import * as React from 'react';
import { useEffect, useMemo, type JSX } from 'react';
import { useRunner } from 'react-runner';
import { createScope, describeError, type Scope } from './createScope.ts';
import type { FrameReport } from './frameMessage.ts';
import { createLoopCheck, guardLoops, LOOP_CHECK } from './guardLoops.ts';

interface LiveCodeProps {
  readonly code: string;
  readonly modules: Scope;
  readonly report: (message: FrameReport) => void;
}

const checkLoop = createLoopCheck(
  () => performance.now(),
  (callback) => setTimeout(callback),
);

/** Runs edited code. What does not compile or crashes leaves the last good rendering in place. */
export function LiveCode({ code, modules, report }: LiveCodeProps): JSX.Element {
  // The runner starts over whenever it gets another object.
  const scope = useMemo(
    () => ({ import: createScope({ react: React, ...modules }), [LOOP_CHECK]: checkLoop }),
    [modules],
  );
  const guarded = useMemo(() => guardLoops(code), [code]);
  const { element, error } = useRunner({ code: guarded, scope });
  useEffect(() => {
    if (error !== null) {
      report({ kind: 'failed', message: describeError(error, scope.import) });
      return undefined;
    }
    // The runner reports an error right after its first attempt: until then nothing has been rendered.
    const timer = setTimeout(() => report({ kind: 'rendered' }));
    return () => clearTimeout(timer);
  }, [element, error, scope, report]);
  useEffect(() => {
    const onError = ({ message }: ErrorEvent): void => report({ kind: 'failed', message });
    window.addEventListener('error', onError);
    return () => window.removeEventListener('error', onError);
  }, [report]);
  return <>{element}</>;
}
