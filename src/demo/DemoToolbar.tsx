import { useRef, useState, type JSX, type KeyboardEvent } from 'react';
import type { CodeVariant } from '../model/codeVariant.ts';
import { STYLING_NAMES, type Styling } from '../model/styling.ts';
import { getPreferenceStore } from '../preferences/browserPreferences.ts';
import { usePreferences } from '../preferences/usePreferences.ts';
import styles from './DemoToolbar.module.css';
import type { CodeState } from './DemoView.tsx';

/** What a toolbar button asks for. */
export type DemoAction =
  | 'toggle-code'
  | 'copy'
  | 'stackblitz'
  | 'codesandbox'
  | 'download'
  | 'reset'
  | 'reset-focus'
  | 'link-ts'
  | 'link-js'
  | 'source';

const ACTIONS: readonly { readonly action: DemoAction; readonly label: string }[] = [
  { action: 'copy', label: 'Copy the source' },
  { action: 'stackblitz', label: 'Edit in StackBlitz' },
  { action: 'codesandbox', label: 'Edit in CodeSandbox' },
  { action: 'download', label: 'Download as a project' },
  { action: 'reset-focus', label: 'Move focus to the demo' },
  { action: 'reset', label: 'Reset the demo' },
  { action: 'link-ts', label: 'Copy link to the TypeScript source' },
  { action: 'link-js', label: 'Copy link to the JavaScript source' },
  { action: 'source', label: 'View the source in the repository' },
];

interface DemoToolbarProps {
  readonly name: string;
  readonly code: CodeState;
  readonly hasPreview: boolean;
  readonly stylings: readonly (Styling | null)[];
  readonly styling: Styling | null;
  readonly onStyling: (styling: Styling) => void;
  readonly onAction: (action: DemoAction) => void;
}

/** What a reader can do with a demo: one tab stop, arrow keys inside. Icons are drawn by CSS. */
export function DemoToolbar(props: DemoToolbarProps): JSX.Element {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState('toggle-code');
  const stop = (key: string): { tabIndex: number; 'data-stop': string; onFocus: () => void } => ({
    tabIndex: key === current ? 0 : -1,
    'data-stop': key,
    onFocus: () => setCurrent(key),
  });
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={`Actions of the demo ${props.name}`}
      className={styles.toolbar}
      onKeyDown={(event) => moveFocus(event, bar.current)}
    >
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={props.code === 'full'}
        onClick={() => props.onAction('toggle-code')}
        {...stop('toggle-code')}
      >
        {formatToggle(props.code, props.hasPreview)}
      </button>
      <VariantButtons stop={stop} />
      {props.stylings.length > 1 && <StylingButtons {...props} stop={stop} />}
      <span className={styles.gap} />
      {ACTIONS.map(({ action, label }) => (
        <button
          key={action}
          type="button"
          className={styles.icon}
          data-icon={action}
          aria-label={label}
          title={label}
          onClick={() => props.onAction(action)}
          {...stop(action)}
        />
      ))}
    </div>
  );
}

function formatToggle(code: CodeState, hasPreview: boolean): string {
  if (code === 'full') return hasPreview ? 'Collapse code' : 'Hide code';
  return hasPreview ? 'Expand code' : 'Show code';
}

type Stop = (key: string) => { tabIndex: number; 'data-stop': string; onFocus: () => void };

function VariantButtons({ stop }: { readonly stop: Stop }): JSX.Element {
  const { codeVariant } = usePreferences();
  const button = (variant: CodeVariant, label: string): JSX.Element => (
    <button
      type="button"
      className={styles.variant}
      data-variant-choice={variant}
      aria-pressed={codeVariant === variant}
      aria-label={label}
      onClick={() => getPreferenceStore().set({ codeVariant: variant })}
      {...stop(variant)}
    >
      {variant}
    </button>
  );
  return (
    <span className={styles.variants}>
      {button('TS', 'Show TypeScript')}
      {button('JS', 'Show JavaScript')}
    </span>
  );
}

function StylingButtons({
  stylings,
  styling,
  onStyling,
  stop,
}: DemoToolbarProps & { readonly stop: Stop }): JSX.Element {
  return (
    <span className={styles.variants}>
      {stylings.map(
        (option) =>
          option && (
            <button
              key={option}
              type="button"
              className={styles.variant}
              aria-pressed={option === styling}
              onClick={() => onStyling(option)}
              {...stop(option)}
            >
              {STYLING_NAMES[option]}
            </button>
          ),
      )}
    </span>
  );
}

/** Arrow keys move between the buttons, mirrored where text runs right to left. */
function moveFocus(event: KeyboardEvent, bar: HTMLElement | null): void {
  const stops = [...(bar?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
  const index = stops.findIndex((element) => element === document.activeElement);
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const targets: Record<string, number> = {
    [forward]: (index + 1) % stops.length,
    [backward]: (index - 1 + stops.length) % stops.length,
    Home: 0,
    End: stops.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  stops[target]?.focus();
}
