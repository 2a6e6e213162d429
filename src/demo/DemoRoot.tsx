import { CacheProvider } from '@emotion/react';
import { StrictMode, useEffect, useState, type ComponentType, type JSX } from 'react';
import { resolveMode } from '../preferences/preferenceStore.ts';
import { usePreferences } from '../preferences/usePreferences.ts';
import { DemoBoundary } from './DemoBoundary.tsx';
import type { DemoProviderProps } from './demoProvider.ts';
import { formatReportUrl } from './formatReportUrl.ts';
import { selectStyleCache } from './styleCaches.ts';

export interface DemoRootProps {
  readonly name: string;
  readonly Demo: ComponentType;
  readonly Provider: ComponentType<DemoProviderProps>;
  /** Called once the demo answers to the reader. */
  readonly onReady: () => void;
}

/** A running demo: its library's theme and style cache, and a boundary around it. */
export function DemoRoot({ name, Demo, Provider, onReady }: DemoRootProps): JSX.Element {
  const preferences = usePreferences();
  const [attempt, setAttempt] = useState(0);
  useEffect(onReady, [onReady]);
  return (
    <StrictMode>
      <CacheProvider value={selectStyleCache(preferences.direction)}>
        <Provider mode={resolveMode(preferences)} direction={preferences.direction}>
          <DemoBoundary
            key={attempt}
            reportUrl={(error) => formatReportUrl({ name, error, page: location.href })}
            onReset={() => setAttempt((count) => count + 1)}
          >
            <Demo />
          </DemoBoundary>
        </Provider>
      </CacheProvider>
    </StrictMode>
  );
}
