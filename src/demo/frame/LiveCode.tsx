import * as React from 'react';
import { useEffect, useMemo, useState, type JSX } from 'react';
import { importCode, Runner } from 'react-runner';
import { createScope, describeError, type Scope } from './createScope.ts';
import { findErrorLine, readStackLine } from './findErrorLine.ts';
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

/** The browser counts the lines that it puts in front of compiled code. */
const FIRST_LINE = readStackLine(importCode('export const error = new Error();', {}).error) ?? 1;

/** Runs edited code. What does not compile or crashes leaves the last good rendering in place. */
export function LiveCode({ code, modules, report }: LiveCodeProps): JSX.Element | null {
  // The runner starts over whenever it gets another object.
  const scope = useMemo(
    () => ({ import: createScope({ react: React, ...modules }), [LOOP_CHECK]: checkLoop }),
    [modules],
  );
  const guarded = useMemo(() => guardLoops(code), [code]);
  const [lastGood, setLastGood] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const running = guarded === failed ? lastGood : guarded;
  const onRendered = (error?: Error): void => {
    if (!error) {
      setLastGood(running);
      if (running === guarded) setFailed(null);
    } else if (running === guarded) {
      setFailed(guarded);
      const message = describeError(String(error), scope.import);
      report({ kind: 'failed', message, line: findErrorLine(error, FIRST_LINE) });
    } else setLastGood(null);
  };
  useEffect(() => {
    if (guarded === lastGood) report({ kind: 'rendered' });
  }, [guarded, lastGood, report]);
  useEffect(() => {
    const onError = ({ message, error }: ErrorEvent): void =>
      report({ kind: 'failed', message, line: findErrorLine(error, FIRST_LINE) });
    window.addEventListener('error', onError);
    return () => window.removeEventListener('error', onError);
  }, [report]);
  return running === null ? null : <Runner code={running} scope={scope} onRendered={onRendered} />;
}
