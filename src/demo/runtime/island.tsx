import { useEffect, useMemo, type JSX } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { resolveMode } from '../../preferences/preferenceStore.ts';
import { usePreferences } from '../../preferences/usePreferences.ts';
import { DemoBoundary } from './DemoBoundary.tsx';
import { DemoRoot } from './DemoRoot.tsx';
import { loadDemo, type LoadedDemo, type LoadOptions } from './loadDemo.ts';

/** What is needed to bring a prerendered demo to life. */
export interface IslandOptions extends LoadOptions {
  readonly name: string;
  /** Keeps the ids of one demo apart from those of the others. */
  readonly idPrefix: string;
  /** False where the prerendered HTML is older than the code, as it may be in dev. */
  readonly isCurrent: boolean;
  /** Called when the code is there; the result repeats what the reader did until then. */
  readonly finishRecording: () => () => Promise<void>;
}

/** A running demo. */
export interface Island {
  /** Starts the demo over. */
  reset(): void;
  unmount(): void;
}

/** Page data that takes longer is given up, and readers may come back to a document that they have left. */
const LONGEST_LEAVE_MS = 10_000;

/** To start a demo of a page that the reader is leaving would only keep them waiting. */
async function waitWhileLeaving(): Promise<void> {
  const end = performance.now() + LONGEST_LEAVE_MS;
  while (document.documentElement.dataset.leaving !== undefined && performance.now() < end) {
    await new Promise(requestAnimationFrame);
  }
}

/** Loads a demo's code and attaches it to its prerendered HTML; to none that was left meanwhile. */
export async function mountIsland(
  container: HTMLElement,
  options: IslandOptions,
): Promise<Island | null> {
  const demo = await loadDemo(options);
  await waitWhileLeaving();
  if (!container.isConnected) return null;
  const replay = options.finishRecording();
  let setReady = (): void => undefined;
  const ready = new Promise<void>((resolve) => {
    setReady = resolve;
  });
  const onReady = async (): Promise<void> => {
    setReady();
    await replay();
    // For tests and tools that must not click before anything listens.
    container.dataset.running = '';
  };
  let attempt = 0;
  const element = (): JSX.Element => (
    <PageDemo
      key={attempt}
      name={options.name}
      {...demo}
      onReady={attempt === 0 ? onReady : undefined}
    />
  );
  const rootOptions = { identifierPrefix: options.idPrefix };
  // React warns of a container that it was given HTML for; what is in this one is never set again.
  if (import.meta.env.DEV) Object.assign(container, { __reactWarnedAboutChildrenConflict: true });
  let root: Root;
  if (container.hasChildNodes() && options.isCurrent) {
    root = hydrateRoot(container, element(), rootOptions);
  } else {
    container.replaceChildren();
    root = createRoot(container, rootOptions);
    root.render(element());
  }
  return {
    reset() {
      attempt += 1;
      root.render(element());
    },
    // React forbids unmounting a root while another one renders, and reports one that has not hydrated as an error,
    // which the browser keeps together with the whole page.
    unmount: () => void ready.then(() => setTimeout(() => root.unmount())),
  };
}

interface PageDemoProps extends LoadedDemo {
  readonly name: string;
  /** Called once the demo answers to the reader. */
  readonly onReady: (() => Promise<void>) | undefined;
}

/** A demo that follows the reader's choices about the page. */
function PageDemo({ name, Demo, Provider, onReady }: PageDemoProps): JSX.Element {
  const preferences = usePreferences();
  useEffect(() => void onReady?.(), [onReady]);
  // The same element at every render: a choice that is only about styles does not reach the demo.
  const demo = useMemo(() => <Demo />, [Demo]);
  return (
    <DemoRoot Provider={Provider} mode={resolveMode(preferences)} direction={preferences.direction}>
      <DemoBoundary name={name} page={location.href}>
        {demo}
      </DemoBoundary>
    </DemoRoot>
  );
}
