import { useEffect, useState, type ComponentType } from 'react';
import { loadDemoProvider, type DemoProviderProps } from '../runtime/demoProvider.ts';
import { reportMissingCode } from '../reportMissingCode.ts';
import { toAddress } from '../../model/address.ts';
import { formatPlaygroundUrl } from '../../model/pageFiles.ts';
import type { PlaygroundData } from '../../model/playground.ts';

/** A playground that is ready to be shown. */
export interface LoadedPlayground {
  readonly data: PlaygroundData;
  /** The component on its stage; takes the props that controls set, or `options` of the theme. */
  readonly Stage: ComponentType<Readonly<Record<string, unknown>>>;
  readonly Provider: ComponentType<DemoProviderProps>;
}

/** How far a playground has come. */
export type PlaygroundProgress =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly playground: LoadedPlayground };

/** The playground of a page: what it is, then the code it runs. Each new attempt asks again. */
export function usePlayground(pathname: string, attempt: number): PlaygroundProgress {
  const [progress, setProgress] = useState<PlaygroundProgress>({ kind: 'waiting' });
  useEffect(() => {
    let isCurrent = true;
    const show = (next: PlaygroundProgress): void => {
      if (isCurrent) setProgress(next);
    };
    show({ kind: 'waiting' });
    loadPlayground(pathname).then(
      (playground) => show({ kind: 'ready', playground }),
      (error: unknown) => {
        reportMissingCode(error);
        show({ kind: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [pathname, attempt]);
  return progress;
}

async function loadPlayground(pathname: string): Promise<LoadedPlayground> {
  const response = await fetch(toAddress(formatPlaygroundUrl(pathname)));
  if (!response.ok) throw new Error(`The playground could not be loaded (${response.status}).`);
  const data: PlaygroundData = await response.json();
  const [module, Provider] = await Promise.all([
    importStage(data.module),
    loadDemoProvider(data.theme),
  ]);
  return { data, Stage: module.default, Provider };
}

function importStage(address: string): Promise<{ readonly default: LoadedPlayground['Stage'] }> {
  return import(/* @vite-ignore */ address);
}
