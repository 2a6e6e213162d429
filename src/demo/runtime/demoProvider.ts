import type { ComponentType, ReactNode } from 'react';
import type { DemoTheme } from '../themes/demoTheme.ts';

/** Props of a library's theme provider. */
export interface DemoProviderProps {
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly children: ReactNode;
}

/** Loads the provider of a theme; libraries that a page does not use are never fetched. */
export async function loadDemoProvider(
  theme: DemoTheme,
): Promise<ComponentType<DemoProviderProps>> {
  switch (theme) {
    case 'material':
      return (await import('../themes/MaterialProvider.tsx')).MaterialProvider;
    case 'joy':
      return (await import('../themes/JoyProvider.tsx')).JoyProvider;
    case 'none':
      return PlainProvider;
  }
}

function PlainProvider({ children }: DemoProviderProps): ReactNode {
  return children;
}
