import { useEffect, useMemo, useRef } from 'react';
import type { ScriptNetwork } from '../adConfig.ts';
import styles from '../SlotContent.module.css';
import { formatFrameDocument, parseFrameMessage, type FrameMessage } from './frameDocument.ts';

/** Enough to draw and to open a link; nothing that reaches the page, its origin or its address. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

export interface NetworkFrameProps {
  readonly network: ScriptNetwork;
  readonly visible: boolean;
  readonly onMessage: (message: FrameMessage) => void;
}

/** The frame in which the network's script runs, hidden until it has something to show. */
export function NetworkFrame({ network, visible, onMessage }: NetworkFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const source = useMemo(
    () => formatFrameDocument(network, document.documentElement.dir || 'ltr'),
    [network],
  );

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (!frame.current || event.source !== frame.current.contentWindow) return;
      const message = parseFrameMessage(event.data);
      // Nobody can have clicked what nobody sees.
      if (message && (visible || message.kind !== 'clicked')) onMessage(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [onMessage, visible]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      data-visible={visible}
      title="Advertisement"
      sandbox={SANDBOX}
      referrerPolicy="strict-origin-when-cross-origin"
      srcDoc={source}
    />
  );
}
