import { useEffect, useState } from 'react';
import type { FrameReport } from '../frame/frameMessage.ts';

/** Half-typed code is wrong all the time; only what stays wrong is worth a word. */
const PATIENCE_MS = 300;

/** What is wrong with edited code, and in which of its lines where that is known. */
export interface CodeError {
  readonly message: string;
  readonly line: number | null;
}

/** The error of edited code, shown a moment after it happened and removed as soon as it is fixed or reset. */
export function useCodeError(
  isEdited: boolean,
): readonly [CodeError | null, (report: FrameReport) => void] {
  const [found, setFound] = useState<CodeError | null>(null);
  const [told, setTold] = useState<CodeError | null>(null);
  if (!isEdited && found !== null) setFound(null);
  if (found === null && told !== null) setTold(null);
  useEffect(() => {
    if (found === null) return undefined;
    const timer = setTimeout(() => setTold(found), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [found]);
  const listen = (report: FrameReport): void => {
    if (report.kind === 'rendered') setFound(null);
    if (report.kind === 'failed') {
      const { message, line } = report;
      setFound((last) =>
        last?.message === message && last.line === line ? last : { message, line },
      );
    }
  };
  return [told, listen];
}
