import * as React from 'react';
import { createPortal } from 'react-dom';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';

interface ShadowHostProps {
  /** Renders the content; the element is inside the shadow root. */
  children: (container: HTMLElement) => React.ReactNode;
}

/** Renders its content into a shadow root, styles included. */
export default function ShadowHost({ children }: ShadowHostProps) {
  const hostRef = React.useRef<HTMLDivElement>(null);
  const [inside, setInside] = React.useState<HTMLElement | null>(null);

  React.useEffect(() => {
    const host = hostRef.current;
    if (!host) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const container = document.createElement('div');
    root.append(container);
    setInside(container);
    return () => container.remove();
  }, []);

  const cache = React.useMemo(
    () => inside && createCache({ key: 'shadow', container: inside.getRootNode() }),
    [inside],
  );

  return (
    <div ref={hostRef}>
      {inside && cache && (
        <CacheProvider value={cache}>{createPortal(children(inside), inside)}</CacheProvider>
      )}
    </div>
  );
}
