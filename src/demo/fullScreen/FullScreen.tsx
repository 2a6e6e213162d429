import { useSyncExternalStore, type JSX } from 'react';
import type { BlockData, PageData } from '../../model/pageData.ts';
import { definePart, LoadedPart } from '../../ui/LoadedPart.tsx';
import { parseFullScreen, type FullScreenQuery } from './fullScreenAddress.ts';
import type { FullScreenViewProps } from './FullScreenView.tsx';

const viewPart = definePart(async () => (await import('./FullScreenView.tsx')).FullScreenView);

interface FullScreenProps extends Omit<FullScreenViewProps, 'query'> {
  readonly name: string;
  readonly page: Pick<PageData, 'pathname' | 'blocks' | 'stylesheets'>;
}

/** A framed demo full screen while the address asks for it; nothing of the view is loaded before. */
export function FullScreen({ name, ...props }: FullScreenProps): JSX.Element | null {
  const query = useFullScreenQuery(name, props.page.blocks);
  if (!query) return null;
  return <LoadedPart part={viewPart} props={{ ...props, query }} name="full screen" html="" />;
}

/** What the address asks of a demo; null where it asks for another one or none. */
function useFullScreenQuery(name: string, blocks: readonly BlockData[]): FullScreenQuery | null {
  // Page changes render the demos anew, which reads the address again.
  const search = useSyncExternalStore(subscribe, readSearch, () => '');
  const query = parseFullScreen(search, listFramed(blocks));
  return query?.name === name ? query : null;
}

function listFramed(blocks: readonly BlockData[]): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'demo' && block.options.iframe ? [block.name] : [],
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

function readSearch(): string {
  return location.search;
}
