import * as React from 'react';
import { useEffect, useMemo, type JSX } from 'react';
import { useRunner } from 'react-runner';
import { createScope, describeError, type Scope } from './createScope.ts';
import type { FrameReport } from './frameMessage.ts';

interface LiveCodeProps {
  readonly code: string;
  readonly modules: Scope;
  readonly report: (message: FrameReport) => void;
}

/** Runs edited code. What does not compile or crashes leaves the last good rendering in place. */
export function LiveCode({ code, modules, report }: LiveCodeProps): JSX.Element {
  // The runner starts over whenever it gets another object.
  const scope = useMemo(() => ({ import: createScope({ react: React, ...modules }) }), [modules]);
  const { element, error } = useRunner({ code, scope });
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
