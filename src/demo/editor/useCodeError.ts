import { useEffect, useState } from 'react';
import type { FrameReport } from '../frame/frameMessage.ts';

/** Half-typed code is wrong all the time; only what stays wrong is worth a word. */
const PATIENCE_MS = 300;

/** The error of edited code, shown a moment after it happened and removed as soon as it is fixed. */
export function useCodeError(): readonly [string | null, (report: FrameReport) => void] {
  const [found, setFound] = useState<string | null>(null);
  const [told, setTold] = useState<string | null>(null);
  if (found === null && told !== null) setTold(null);
  useEffect(() => {
    if (found === null) return undefined;
    const timer = setTimeout(() => setTold(found), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [found]);
  const listen = (report: FrameReport): void => {
    if (report.kind === 'rendered') setFound(null);
    if (report.kind === 'failed') setFound(report.message);
  };
  return [told, listen];
}
