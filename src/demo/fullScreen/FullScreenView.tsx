import { useEffect, useEffectEvent, useRef, useState, type JSX } from 'react';
import { createPortal } from 'react-dom';
import { toAddress } from '../../model/address.ts';
import type { RenditionData } from '../../model/pageData.ts';
import { getPreferenceStore } from '../../preferences/browserPreferences.ts';
import { listPreferences } from '../../preferences/preferenceTexts.ts';
import { usePreferences } from '../../preferences/usePreferences.ts';
import { DemoFrame } from '../frame/DemoFrame.tsx';
import { changeWidth, type FullScreenQuery } from './fullScreenAddress.ts';
import styles from './FullScreenView.module.css';

export interface FullScreenViewProps {
  readonly query: FullScreenQuery;
  readonly rendition: RenditionData;
  readonly page: { readonly pathname: string; readonly stylesheets: readonly string[] };
  readonly onClosed: () => void;
}

/** A demo that has the window for itself, below a bar that says how it is shown. */
export function FullScreenView(props: FullScreenViewProps): JSX.Element {
  const { query, rendition, page } = props;
  const [width, setWidth] = useState(query.width);
  const back = useRef<HTMLAnchorElement>(null);
  const onClosed = useEffectEvent(props.onClosed);
  useEffect(() => {
    back.current?.focus();
    return () => onClosed();
  }, []);
  return createPortal(
    <div
      role="dialog"
      aria-modal="true"
      aria-label={`${query.name}, full screen`}
      className={styles.view}
    >
      <div className={styles.bar}>
        <a ref={back} className={styles.back} href={`${toAddress(page.pathname)}#${query.name}`}>
          Back to the page
        </a>
        <PreferenceSelects />
        <WidthSelect
          width={width}
          onChange={(chosen) => {
            history.replaceState(history.state, '', changeWidth(location.href, chosen));
            setWidth(chosen);
          }}
        />
        <button type="button" onClick={() => void openStudio()}>
          Theme
        </button>
      </div>
      {query.refused.length > 0 && (
        <div role="alert" className={styles.refusal}>
          {query.refused.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      )}
      <div className={styles.area}>
        <div className={styles.window} style={{ inlineSize: width ?? '100%' }}>
          <DemoFrame
            name={query.name}
            rendition={rendition}
            stylesheets={page.stylesheets}
            code={null}
            height="100%"
            attempt={0}
            onReport={ignore}
          />
        </div>
      </div>
    </div>,
    document.body,
  );
}

/** Mode and direction: those of the whole site, as in its settings. */
function PreferenceSelects(): JSX.Element {
  const preferences = usePreferences();
  const { set } = getPreferenceStore();
  const shown = listPreferences().filter(({ name }) => name === 'mode' || name === 'direction');
  return (
    <>
      {shown.map(({ name, legend, choices }) => (
        <select
          key={name}
          aria-label={legend}
          value={preferences[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        >
          {choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ))}
    </>
  );
}

const WIDTHS = [320, 390, 600, 900, 1200, 1536] as const;

interface WidthSelectProps {
  readonly width: number | null;
  readonly onChange: (width: number | null) => void;
}

function WidthSelect({ width, onChange }: WidthSelectProps): JSX.Element {
  const options = [...new Set([...WIDTHS, ...(width === null ? [] : [width])])];
  return (
    <select
      className={styles.width}
      aria-label="Width"
      value={width ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    >
      <option value="">Full width</option>
      {options
        .sort((a, b) => a - b)
        .map((option) => (
          <option key={option} value={option}>
            {option} px
          </option>
        ))}
    </select>
  );
}

async function openStudio(): Promise<void> {
  const studio = await import('../studio/openStudio.tsx');
  studio.openStudio();
}

function ignore(): void {}
