import { sumBytes, type OfflineList } from '../offlineList.ts';
import type { ServerBuild } from '../start/serverBuild.ts';

/** The state of saving a product. */
export type SaveState =
  | { readonly kind: 'checking' }
  /** The site keeps nothing at the moment. */
  | { readonly kind: 'closed' }
  /** Not saved; the size is null while the server cannot be asked. */
  | { readonly kind: 'offered'; readonly bytes: number | null; readonly problem: string | null }
  | { readonly kind: 'saving'; readonly done: number; readonly total: number }
  | { readonly kind: 'saved'; readonly bytes: number; readonly pages: number };

/** What happens to it. */
export type SaveEvent =
  | {
      readonly kind: 'checked';
      readonly saved: OfflineList | null;
      readonly server: ServerBuild | null;
      readonly productId: string;
    }
  | { readonly kind: 'started' }
  | { readonly kind: 'progressed'; readonly done: number; readonly total: number }
  | { readonly kind: 'finished'; readonly list: OfflineList }
  | { readonly kind: 'failed'; readonly bytes: number | null; readonly problem: string }
  | { readonly kind: 'dropped'; readonly bytes: number | null };

const UNKNOWN_SIZE = 'The size cannot be told while the network is away.';

/** The state after an event. */
export function changeSaveState(state: SaveState, event: SaveEvent): SaveState {
  switch (event.kind) {
    case 'checked':
      // A check that was slower than the reader changes nothing.
      return state.kind === 'saving' ? state : describeCheck(event);
    case 'started':
      return { kind: 'saving', done: 0, total: state.kind === 'offered' ? (state.bytes ?? 0) : 0 };
    case 'progressed':
      return state.kind === 'saving'
        ? { kind: 'saving', done: event.done, total: event.total }
        : state;
    case 'finished':
      return describeSaved(event.list);
    case 'failed':
      return { kind: 'offered', bytes: event.bytes, problem: event.problem };
    case 'dropped':
      return { kind: 'offered', bytes: event.bytes, problem: null };
  }
}

function describeCheck({
  saved,
  server,
  productId,
}: Extract<SaveEvent, { kind: 'checked' }>): SaveState {
  if (saved) return describeSaved(saved);
  if (server === null) return { kind: 'offered', bytes: null, problem: UNKNOWN_SIZE };
  const bytes = server.products[productId];
  return bytes === undefined ? { kind: 'closed' } : { kind: 'offered', bytes, problem: null };
}

function describeSaved({ files, pages }: OfflineList): SaveState {
  return { kind: 'saved', bytes: sumBytes(files), pages: pages.length };
}
