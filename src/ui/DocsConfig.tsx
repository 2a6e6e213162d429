import { createContext, useContext, type ReactNode } from 'react';
import type { LanguageConfig } from '../model/language.ts';

/** What every part of the site may need to know about the site itself. */
export interface DocsConfig {
  /** Origin of the production site, without a trailing slash. */
  readonly siteUrl: string;
  readonly repositoryUrl: string;
  readonly languages: LanguageConfig;
  /** Identifies this build, so that a running page can detect a newer one. */
  readonly buildId: string;
}

const DocsConfigContext = createContext<DocsConfig | null>(null);

/** Hands the configuration to everything below it. */
export function DocsConfigProvider({
  value,
  children,
}: {
  value: DocsConfig;
  children: ReactNode;
}) {
  return <DocsConfigContext value={value}>{children}</DocsConfigContext>;
}

/** The configuration of the site; throws where there is no provider above. */
export function useDocsConfig(): DocsConfig {
  const config = useContext(DocsConfigContext);
  if (config === null) {
    throw new Error(
      'Could not find docs config context value; please ensure the component is wrapped in a docs provider',
    );
  }
  return config;
}
