import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type JSX,
  type RefObject,
} from 'react';
import { toAddress } from '../../model/address.ts';
import { FRAME_PATH, LIVE_PATH } from '../../model/frames.ts';
import type { RenditionData } from '../../model/pageData.ts';
import { resolveMode } from '../../preferences/preferenceStore.ts';
import { usePreferences } from '../../preferences/usePreferences.ts';
import { readThemeStyles } from '../studio/themeStyles.ts';
import { reportMissingCode } from '../reportMissingCode.ts';
import styles from './DemoFrame.module.css';
import { parseReport, type FrameContent, type FrameReport } from './frameMessage.ts';
import { watchSilence, type SilenceWatch } from './watchSilence.ts';

export interface DemoFrameProps {
  readonly name: string;
  readonly rendition: RenditionData;
  readonly stylesheets: readonly string[];
  /** The demo's code where it was edited: it then runs in the sandboxed document. */
  readonly code: string | null;
  /** Height in px or of what is around it; null takes as much as the demo needs. */
  readonly height: number | '100%' | null;
  readonly attempt: number;
  readonly onReport: (report: FrameReport) => void;
  /** Called when edited code keeps the frame from answering, and when it answers again. */
  readonly onSilence?: (isSilent: boolean) => void;
}

/** No origin, no forms, no popups; a development server does not serve documents without origin. */
const SANDBOX = import.meta.env.DEV ? 'allow-scripts allow-same-origin' : 'allow-scripts';

/** A demo in its own document that follows the page's mode and direction. */
export function DemoFrame(props: DemoFrameProps): JSX.Element {
  const { name, code, height } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const [shown, setShown] = useState(false);
  const [needed, setNeeded] = useState<number | null>(null);
  const content = useFrameContent(props);
  const watch = useSilenceWatch(frame, ready && code !== null, props.onSilence);

  const onMessage = useEffectEvent(({ source, data }: MessageEvent<unknown>) => {
    const report = source === frame.current?.contentWindow ? parseReport(data) : null;
    if (!report) return;
    watch.current?.onReport();
    if (report.kind === 'ready') setReady(true);
    if (report.kind === 'rendered') setShown(true);
    if (report.kind === 'height') setNeeded(report.height);
    // Without edits a frame fails only where its code cannot be loaded.
    if (report.kind === 'failed' && code === null) reportMissingCode(report.message);
    props.onReport(report);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => onMessage(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    const padding = height === null ? readPadding(frame.current) : null;
    // A sandboxed document has no origin to address; everything sent to it is public.
    if (ready) frame.current?.contentWindow?.postMessage({ ...content, padding }, '*');
  }, [ready, content, height]);

  return (
    <iframe
      ref={frame}
      title={code === null ? `Demo ${name}` : `Edited demo ${name}`}
      src={toAddress(code === null ? FRAME_PATH : LIVE_PATH)}
      sandbox={code === null ? undefined : SANDBOX}
      className={styles.frame}
      data-shown={shown}
      data-grows={height === null || undefined}
      style={{ blockSize: height ?? needed ?? undefined }}
    />
  );
}

function useSilenceWatch(
  frame: RefObject<HTMLIFrameElement | null>,
  isWatched: boolean,
  onSilence: DemoFrameProps['onSilence'],
): RefObject<SilenceWatch | null> {
  const watch = useRef<SilenceWatch>(null);
  const reportSilence = useEffectEvent((isSilent: boolean) => onSilence?.(isSilent));
  useEffect(() => {
    if (!isWatched) return undefined;
    const started = watchSilence(
      (ping) => frame.current?.contentWindow?.postMessage(ping, '*'),
      (isSilent) => reportSilence(isSilent),
      (run, ms) => {
        const timer = setInterval(run, ms);
        return () => clearInterval(timer);
      },
    );
    watch.current = started;
    return () => {
      watch.current = null;
      started.end();
    };
  }, [frame, isWatched]);
  return watch;
}

function useFrameContent(props: DemoFrameProps): Omit<FrameContent, 'padding'> {
  const preferences = usePreferences();
  const mode = resolveMode(preferences);
  const { direction, demoTheme } = preferences;
  const { name, code, attempt, stylesheets, rendition } = props;
  const { module, theme, commercial } = rendition;
  return useMemo(
    () => ({
      kind: 'content',
      name,
      page: location.href,
      module,
      theme,
      commercial,
      stylesheets,
      mode,
      direction,
      themeStyles: readThemeStyles(demoTheme),
      code,
      attempt,
    }),
    [name, module, theme, commercial, stylesheets, mode, direction, demoTheme, code, attempt],
  );
}

/** The space around the demo: the frame takes it over, so that shadows are not cut off. */
function readPadding(frame: HTMLElement | null): string | null {
  if (!frame?.parentElement) return null;
  const stage = getComputedStyle(frame.parentElement);
  const width = stage.getPropertyValue('--demo-width') || '100%';
  return `${stage.paddingBlockStart} max(${stage.paddingInlineStart}, (100% - ${width}) / 2)`;
}
