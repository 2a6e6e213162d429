import { useEffect, useMemo, useState } from 'react';
import type { RenditionData } from '../../../model/pageData.ts';
import { findImports } from './findImports.ts';
import type { Knowledge } from './findPart.ts';
import { loadAnatomy, type DemoAnatomy } from './loadAnatomy.ts';

interface KnowledgeUse {
  readonly name: string;
  readonly pathname: string;
  readonly rendition: RenditionData;
  /** The main file as the reader edited it, if so. */
  readonly edited: string | null;
}

interface KnowledgeState {
  /** Null until it is there. */
  readonly knowledge: Knowledge | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** What names the elements of a demo; imports are those of the code that runs. */
export function useKnowledge({ name, pathname, rendition, edited }: KnowledgeUse): KnowledgeState {
  const { styling } = rendition;
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  const [loaded, setLoaded] = useState<DemoAnatomy | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadAnatomy(pathname, name, styling).then(
      (anatomy) => isCurrent && setLoaded(anatomy),
      () => isCurrent && setFailedAttempt(attempt),
    );
    return () => {
      isCurrent = false;
    };
  }, [pathname, name, styling, attempt]);
  const knowledge = useMemo(() => {
    if (!loaded) return null;
    const [main = '', ...others] = loaded.code;
    const imports = findImports([edited ?? main, ...others].join('\n'));
    return { anatomy: loaded.anatomy, imports };
  }, [loaded, edited]);
  return { knowledge, hasFailed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) };
}
