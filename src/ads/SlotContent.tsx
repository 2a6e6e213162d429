import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import type { AdContextValue } from './AdConfigProvider.tsx';
import { IDLE, needsFrame, shownOf, type AdSource, type Placeholder } from './adMachine.ts';
import type { NetworkAd } from './adRecord.ts';
import { startAdSession, type AdSession } from './adSession.ts';
import { Appeal } from './Appeal.tsx';
import { readAppealShare } from './appealShare.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import type { FrameMessage } from './frame/frameDocument.ts';
import type { NetworkFrameProps } from './frame/NetworkFrame.tsx';
import { HOUSE_ADS } from './houseAds.ts';
import { RecordView } from './RecordView.tsx';
import styles from './SlotContent.module.css';
import { watchOnScreen } from './watchOnScreen.ts';

/** Only sites with a network load what talks to one. Code that a blocker keeps out brings no placeholder. */
const NetworkFrame = lazy<ComponentType<NetworkFrameProps>>(() =>
  import('./frame/NetworkFrame.tsx').then(
    (loaded) => ({ default: loaded.NetworkFrame }),
    () => ({ default: () => null }),
  ),
);

/** What the ad slot holds during one page view. */
export function SlotContent({
  source,
  context,
  box,
}: {
  source: AdSource;
  context: AdContextValue;
  /** What has to be on screen for a display to count. */
  box: Element;
}) {
  const { config, report } = context;
  const { network } = config;
  const [state, setState] = useState(IDLE);
  const session = useRef<AdSession>(null);
  const placeholder = useRef<Placeholder>('absent');

  useEffect(() => {
    const started = startAdSession(source, {
      random: Math.random,
      setTimer: (run, afterMs) => {
        const timer = setTimeout(run, afterMs);
        return () => clearTimeout(timer);
      },
      async fetchAd(signal) {
        if (network.kind !== 'json') return { kind: 'failed' };
        const { fetchAd } = await import('./fetchAd.ts');
        return fetchAd(
          network,
          config,
          { fetch: window.fetch.bind(window), now: Date.now },
          signal,
        );
      },
      readPlaceholder: () => placeholder.current,
      appealShare: readAppealShare(import.meta.env.VITE_AD_APPEAL_SHARE),
      watchOnScreen: (onChange) => watchOnScreen(box, onChange),
      report,
      onChange: setState,
    });
    session.current = started;
    return () => started.stop();
  }, [source, config, network, report, box]);

  const click = useCallback(() => session.current?.clicked(), []);
  const hearFrame = useCallback((message: FrameMessage) => {
    if (message.kind === 'clicked') session.current?.clicked();
    else placeholder.current = message.placeholder;
  }, []);

  const shown = shownOf(state);
  const house = shown.kind === 'house' ? HOUSE_ADS[shown.index] : undefined;
  return (
    <CrashBoundary onCrash={() => session.current?.crash()}>
      {network.kind === 'script' && needsFrame(state) && (
        <Suspense fallback={null}>
          <NetworkFrame network={network} visible={shown.kind === 'frame'} onMessage={hearFrame} />
        </Suspense>
      )}
      {shown.kind === 'network' && <NetworkAdView ad={shown.ad} onClick={click} />}
      {house && <RecordView record={house} onClick={click} />}
      {shown.kind === 'appeal' && <Appeal onClick={click} />}
    </CrashBoundary>
  );
}

/** Pixels count the display for the advertiser; they load with the advertisement and show nothing. */
function NetworkAdView({ ad, onClick }: { ad: NetworkAd; onClick: () => void }) {
  return (
    <>
      <RecordView record={ad.record} onClick={onClick} />
      {ad.pixels.map((pixel) => (
        <img key={pixel} className={styles.pixel} src={pixel} alt="" width={1} height={1} />
      ))}
    </>
  );
}
