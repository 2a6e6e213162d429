import type { ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { loadDemoProvider } from './demoProvider.ts';
import { DemoRoot } from './DemoRoot.tsx';
import type { DemoTheme } from './demoTheme.ts';
import { finishRecording } from './earlyInteractions.ts';

/** What is needed to bring a prerendered demo to life. */
export interface IslandOptions {
  readonly name: string;
  readonly module: string;
  readonly theme: DemoTheme;
  /** Keeps the ids of one demo apart from those of the others. */
  readonly idPrefix: string;
}

/** A running demo. */
export interface Island {
  /** Starts the demo over. */
  reset(): void;
  unmount(): void;
}

/** Loads a demo's code and attaches it to its prerendered HTML. */
export async function mountIsland(container: HTMLElement, options: IslandOptions): Promise<Island> {
  const [{ default: Demo }, Provider] = await Promise.all([
    import(/* @vite-ignore */ options.module) as Promise<{ default: ComponentType }>,
    loadDemoProvider(options.theme),
  ]);
  const replay = finishRecording(container);
  let generation = 0;
  const element = (): React.JSX.Element => (
    <DemoRoot
      key={generation}
      name={options.name}
      Demo={Demo}
      Provider={Provider}
      onReady={generation === 0 ? replay : ignore}
    />
  );
  const rootOptions = { identifierPrefix: options.idPrefix };
  const root: Root = container.hasChildNodes()
    ? hydrateRoot(container, element(), rootOptions)
    : createRoot(container, rootOptions);
  if (!container.hasChildNodes()) root.render(element());
  return {
    reset() {
      generation += 1;
      root.render(element());
    },
    // React forbids unmounting a root while another one renders.
    unmount: () => setTimeout(() => root.unmount()),
  };
}

function ignore(): void {}
