import { useEffect, useState, type JSX } from 'react';
import { announce } from '../../ui/announce.ts';

interface CopyButtonProps {
  readonly label: string;
  /** What is copied, for the announcement: `The path`. */
  readonly what: string;
  readonly read: () => string;
}

const SHOWN_MS = 2000;

/** Copies a text, and says on itself how that went. */
export function CopyButton({ label, what, read }: CopyButtonProps): JSX.Element {
  const [outcome, setOutcome] = useState<'Copied' | 'Not copied' | null>(null);
  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(read(), what);
    setOutcome(isCopied ? 'Copied' : 'Not copied');
  };
  return (
    <button type="button" onClick={() => void copy()}>
      {outcome ?? label}
    </button>
  );
}

/** Copies a text, announces how that went, and returns it. */
export async function copyText(text: string, what: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    announce(`${what} was copied.`);
    return true;
  } catch {
    announce(`${what} could not be copied.`);
    return false;
  }
}
