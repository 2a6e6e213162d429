import { CacheProvider } from '@emotion/react';
import { StrictMode, type ComponentType, type JSX, type ReactNode } from 'react';
import type { Direction } from '../../preferences/preferences.ts';
import type { DemoProviderProps } from './demoProvider.ts';
import { selectStyleCache } from './styleCaches.ts';

export interface DemoRootProps {
  readonly Provider: ComponentType<DemoProviderProps>;
  readonly mode: 'light' | 'dark';
  readonly direction: Direction;
  readonly children: ReactNode;
}

/** The providers around every running demo: the style cache of its direction and its theme. */
export function DemoRoot({ Provider, mode, direction, children }: DemoRootProps): JSX.Element {
  return (
    <StrictMode>
      <CacheProvider value={selectStyleCache(direction)}>
        <Provider mode={mode} direction={direction}>
          {children}
        </Provider>
      </CacheProvider>
    </StrictMode>
  );
}
