import { useEffect, useRef, useState, type CSSProperties, type JSX, type Ref } from 'react';
import type { DemoOptions } from '../../model/demo.ts';
import type { RenditionData } from '../../model/pageData.ts';
import { StaticHtml } from '../../ui/StaticHtml.tsx';
import styles from './DemoStage.module.css';
import { DemoFrame } from '../frame/DemoFrame.tsx';
import type { FrameReport } from '../frame/frameMessage.ts';
import { LiveFrame } from '../frame/LiveFrame.tsx';
import { useIsland } from './useIsland.ts';
import { whenNear } from './whenNear.ts';

interface DemoStageProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly name: string;
  readonly options: DemoOptions;
  readonly rendition: RenditionData;
  /** The main file as the reader edited it, if so. */
  readonly edited: string | null;
  /** Counts how often the reader started over. */
  readonly attempt: number;
  /** Stylesheets that frames need. */
  readonly stylesheets: readonly string[];
  readonly onReport: (report: FrameReport) => void;
}

/** The running demo: on the page itself, in a frame, or, once edited, in the sandboxed frame. */
export function DemoStage(props: DemoStageProps): JSX.Element {
  const { ref, options, edited, onReport } = props;
  const [editionShown, setEditionShown] = useState(false);
  if (edited === null && editionShown) setEditionShown(false);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={styles.stage}
      data-whole=""
      data-bg={options.bg}
      data-framed={options.iframe || undefined}
      data-unthemed={props.rendition.theme === 'none' || undefined}
      style={formatWidth(options)}
    >
      {options.iframe ? (
        <FramePlace {...props} hidden={editionShown} />
      ) : (
        <Islands {...props} hidden={editionShown} />
      )}
      {edited !== null && (
        <LiveFrame
          {...props}
          code={edited}
          height={options.iframe ? options.height : null}
          onReport={(report) => {
            // What ran before stays until there is something to see instead.
            if (report.kind === 'rendered') setEditionShown(true);
            onReport(report);
          }}
        />
      )}
    </div>
  );
}

/** React knows no custom properties in its types. */
function formatWidth({ maxWidth }: DemoOptions): CSSProperties | undefined {
  return maxWidth ? Object.fromEntries([['--demo-width', `${maxWidth}px`]]) : undefined;
}

type BaseProps = DemoStageProps & { readonly hidden: boolean };

/** A rendition that the reader chooses takes the place of the one before when it is ready. */
function Islands({ rendition, ...props }: BaseProps): JSX.Element {
  const [shown, setShown] = useState(rendition);
  const renditions = shown.styling === rendition.styling ? [rendition] : [shown, rendition];
  return (
    <>
      {renditions.map((each) => (
        <IslandView
          key={`${each.styling}${each.failed ?? ''}`}
          name={props.name}
          attempt={props.attempt}
          rendition={each}
          hidden={props.hidden || each.styling !== shown.styling}
          wanted={each === rendition && !each.failed}
          onReady={() => setShown(each)}
        />
      ))}
    </>
  );
}

interface IslandViewProps {
  readonly name: string;
  readonly attempt: number;
  readonly rendition: RenditionData;
  readonly hidden: boolean;
  readonly wanted: boolean;
  readonly onReady: () => void;
}

function IslandView({ hidden, ...use }: IslandViewProps): JSX.Element {
  const mount = useRef<HTMLDivElement>(null);
  const failed = useIsland(mount, use);
  // Set once: what runs there is the demo's own, also when dev brings other HTML.
  const [html] = useState(use.rendition.html);
  return (
    <>
      <StaticHtml
        ref={mount}
        name={`stage ${use.name} ${use.rendition.styling}`}
        className={styles.mount}
        data-early=""
        hidden={hidden || undefined}
        html={html}
      />
      {failed && !hidden && (
        <p className={styles.note} role="status">
          <span>The code of this demo could not be loaded.</span>{' '}
          {/* Any touch of the stage tries again. */}
          <button type="button">Try again</button>
        </p>
      )}
    </>
  );
}

/** The place of a framed demo, which is as high as the frame will be before there is one. */
function FramePlace({ hidden, ...props }: BaseProps): JSX.Element {
  const { height, viewport } = props.options;
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => (place.current ? whenNear(place.current, () => setNear(true)) : undefined), []);
  return (
    <div
      ref={place}
      className={styles.place}
      hidden={hidden || undefined}
      data-scaled={viewport !== undefined || undefined}
      style={formatFrameSize(props.options)}
    >
      {near && <DemoFrame {...props} code={null} height={height} onReport={ignore} />}
    </div>
  );
}

/** A scaled frame is as high as its width lets it be. */
function formatFrameSize({ height, viewport }: DemoOptions): CSSProperties {
  if (viewport === undefined) return { blockSize: height };
  return {
    aspectRatio: `${viewport} / ${height}`,
    ...Object.fromEntries([['--frame-width', `${viewport}px`]]),
  };
}

function ignore(): void {}
