import type { ComponentType } from 'react';
import { applyLicense } from './applyLicense.ts';
import { loadDemoProvider, type DemoProviderProps } from './demoProvider.ts';
import type { DemoTheme } from '../themes/demoTheme.ts';
import { reportMissingCode } from '../reportMissingCode.ts';

/** Where a demo's code is and what it needs around it. */
export interface LoadOptions {
  /** Address of the demo's module. */
  readonly module: string;
  readonly theme: DemoTheme;
  readonly commercial: boolean;
}

/** A demo that is ready to be rendered. */
export interface LoadedDemo {
  readonly Demo: ComponentType;
  readonly Provider: ComponentType<DemoProviderProps>;
  /** What the demo imports, by module: all that edited code may use. */
  readonly scope: Readonly<Record<string, object>>;
}

/** A demo's module as the build leaves it; see `demoScope` of the build's plugins. */
interface DemoModule {
  readonly default: ComponentType;
  readonly demoScope: LoadedDemo['scope'];
}

/** Loads a demo, its library's theme and, where one is needed, the licence. */
export async function loadDemo({ module, theme, commercial }: LoadOptions): Promise<LoadedDemo> {
  const [code, Provider] = await Promise.all([
    importDemo(module),
    loadDemoProvider(theme),
    applyLicense(commercial),
  ]);
  return { Demo: code.default, Provider, scope: code.demoScope };
}

async function importDemo(module: string): Promise<DemoModule> {
  try {
    return await import(/* @vite-ignore */ module);
  } catch (error) {
    reportMissingCode(error);
    throw error;
  }
}
