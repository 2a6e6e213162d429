import { useEffect, useEffectEvent, useRef, useState, type JSX, type RefObject } from 'react';
import type { CodeVariant } from '../../model/codeVariant.ts';
import type { RenditionData } from '../../model/pageData.ts';
import { STYLING_NAMES, type Styling } from '../../model/styling.ts';
import { REPOSITORY_URL } from '../../ui/siteConfig.ts';
import { getPreferenceStore } from '../../preferences/browserPreferences.ts';
import { usePreferences } from '../../preferences/usePreferences.ts';
import type { InspectToggle } from '../inspect/useInspectToggle.ts';
import { listActions, listMoreActions, type DemoAction } from './demoAction.ts';
import styles from './DemoToolbar.module.css';
import { keepInPlace } from './keepInPlace.ts';
import { moveFocus } from './moveFocus.ts';
import { ToolbarMenu } from './ToolbarMenu.tsx';

/** How much of a demo's code is shown. */
export type CodeState = 'closed' | 'preview' | 'full';

interface DemoToolbarProps {
  readonly name: string;
  readonly code: CodeState;
  readonly hasPreview: boolean;
  readonly isEditable: boolean;
  readonly inspection: InspectToggle;
  /** The address that shows the demo full screen; null for demos that are part of the page. */
  readonly fullScreen: string | null;
  readonly rendition: RenditionData;
  readonly stylings: readonly Styling[];
  /** The action that was just done, for a sign. */
  readonly done: DemoAction | null;
  readonly onToggleCode: () => void;
  readonly onAction: (action: DemoAction) => void;
}

/** Attributes that make a button one of the toolbar's stops. */
type Stop = (key: string) => { tabIndex: number; 'data-stop': string; onFocus: () => void };

/** What a reader can do with a demo: one tab stop, arrow keys inside. Icons are drawn by CSS. */
export function DemoToolbar(props: DemoToolbarProps): JSX.Element {
  const { name, code, hasPreview, isEditable, fullScreen, rendition, stylings } = props;
  const { done, onAction } = props;
  const { isInspected, isAttended } = props.inspection;
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState('code');
  useVisibleStop(bar, current, () => setCurrent('code'));
  const actions = listActions(isEditable);
  const isPressed = (action: DemoAction): boolean | undefined =>
    action === 'inspect' ? isInspected : undefined;
  const stop: Stop = (key) => ({
    tabIndex: key === current ? 0 : -1,
    'data-stop': key,
    onFocus: () => setCurrent(key),
  });
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={`Actions of the demo ${name}`}
      className={styles.toolbar}
      data-whole=""
      onKeyDown={(event) => moveFocus(event, bar.current?.querySelectorAll('[data-stop]'))}
    >
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={code === 'full'}
        onClick={props.onToggleCode}
        {...stop('code')}
      >
        {formatToggle(code, hasPreview)}
      </button>
      {rendition.hasVariants && <VariantButtons stop={stop} />}
      {stylings.length > 1 && (
        <StylingMenu name={name} stylings={stylings} styling={rendition.styling} stop={stop} />
      )}
      {/* What comes late is the first at the end of the bar: nothing moves away from under the pointer. */}
      {actions.map(
        ({ action, label }) =>
          (isAttended || action !== 'inspect') && (
            <button
              key={action}
              type="button"
              className={styles.icon}
              data-icon={action}
              data-done={action === done || undefined}
              aria-label={label}
              aria-pressed={isPressed(action)}
              onClick={() => onAction(action)}
              {...stop(action)}
            />
          ),
      )}
      {fullScreen !== null && (
        <a
          href={fullScreen}
          className={styles.icon}
          data-icon="full-screen"
          aria-label="Open full screen"
          {...stop('full-screen')}
        />
      )}
      <ToolbarMenu
        id={`${name}-more`}
        label={`More actions of ${name}`}
        className={styles.icon}
        data-icon="more"
        data-done={(done !== null && isHidden(done)) || undefined}
        aria-label="More actions"
        {...stop('more')}
      >
        {actions.map(
          ({ action, label, folds }) =>
            folds && (
              <button
                key={action}
                type="button"
                className={styles.folded}
                data-close=""
                aria-pressed={isPressed(action)}
                onClick={() => onAction(action)}
              >
                {label}
              </button>
            ),
        )}
        {listMoreActions(rendition.hasVariants).map(({ action, label }) => (
          <button key={action} type="button" data-close="" onClick={() => onAction(action)}>
            {label}
          </button>
        ))}
        <a href={`${REPOSITORY_URL}/blob/main/${rendition.file}`}>View source in the repository</a>
      </ToolbarMenu>
    </div>
  );
}

/** The Tab key must not lead to a button that the bar has hidden since, as in a window made narrow. */
function useVisibleStop(
  bar: RefObject<HTMLElement | null>,
  current: string,
  onHidden: () => void,
): void {
  const handleHidden = useEffectEvent(onHidden);
  useEffect(() => {
    if (current === 'code') return undefined;
    const onResize = (): void => {
      const stop = bar.current?.querySelector<HTMLElement>(`[data-stop="${current}"]`);
      if (stop?.offsetParent === null) handleHidden();
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [bar, current]);
}

function formatToggle(code: CodeState, hasPreview: boolean): string {
  if (code === 'full') return hasPreview ? 'Collapse code' : 'Hide code';
  return hasPreview ? 'Expand code' : 'Show code';
}

/** Whether an action's button is in the menu and not on the bar. */
function isHidden(action: DemoAction): boolean {
  return listMoreActions(true).some((offered) => offered.action === action);
}

const VARIANTS = [
  { variant: 'TS', label: 'TypeScript' },
  { variant: 'JS', label: 'JavaScript' },
] as const satisfies readonly { readonly variant: CodeVariant; readonly label: string }[];

function VariantButtons({ stop }: { readonly stop: Stop }): JSX.Element {
  const { codeVariant } = usePreferences();
  return (
    <>
      {VARIANTS.map(({ variant, label }) => (
        <button
          key={variant}
          type="button"
          className={styles.variant}
          data-variant-choice={variant}
          aria-pressed={codeVariant === variant}
          aria-label={`${variant} (${label})`}
          onClick={(event) =>
            keepInPlace(event.currentTarget, () =>
              getPreferenceStore().set({ codeVariant: variant }),
            )
          }
          {...stop(variant)}
        >
          {variant}
        </button>
      ))}
    </>
  );
}

interface StylingMenuProps {
  readonly name: string;
  readonly stylings: readonly Styling[];
  readonly styling: Styling | null;
  readonly stop: Stop;
}

function StylingMenu({ name, stylings, styling, stop }: StylingMenuProps): JSX.Element {
  const current = styling ? STYLING_NAMES[styling] : '';
  return (
    <ToolbarMenu
      id={`${name}-styling`}
      label={`Styling of ${name}`}
      className={styles.styling}
      aria-label={`Styling: ${current}`}
      text={current}
      {...stop('styling')}
    >
      {stylings.map((option) => (
        <button
          key={option}
          type="button"
          data-close=""
          aria-pressed={option === styling}
          onClick={() => getPreferenceStore().set({ codeStyling: option })}
        >
          {STYLING_NAMES[option]}
        </button>
      ))}
    </ToolbarMenu>
  );
}
