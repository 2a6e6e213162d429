import { createRoot } from 'react-dom/client';
import type { AdContextValue } from './AdConfigProvider.tsx';
import { chooseAdSource, readAdConditions } from './adConditions.ts';
import { SlotContent } from './SlotContent.tsx';
import styles from './SlotContent.module.css';

/**
 * Fills the reserved box for one page view; the answer empties it.
 * The content is a React root of its own: when a blocker removes nodes from it, only that root fails.
 */
export function mountSlot(box: HTMLElement, context: AdContextValue): () => void {
  const source = chooseAdSource(context.config, readAdConditions(window));
  if (source === 'off') return () => {};
  const host = document.createElement('div');
  host.className = styles.host ?? '';
  box.append(host);
  const root = createRoot(host, {
    // Crashes are reported to analytics; the reader's console is not the place.
    onCaughtError: () => {},
    onUncaughtError: () => {
      if (host.isConnected) context.report({ action: 'crash', label: source });
      host.remove();
    },
  });
  root.render(<SlotContent source={source} context={context} box={box} />);
  return () => {
    host.remove();
    // React refuses to unmount a root while it commits another, as it does when this is called.
    setTimeout(() => root.unmount());
  };
}
