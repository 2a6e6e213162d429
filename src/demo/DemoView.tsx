import { useEffect, useEffectEvent, useRef, useState, type JSX, type RefObject } from 'react';
import type { DemoData, PageData, RenditionData } from '../model/pageData.ts';
import type { Styling } from '../model/styling.ts';
import { REPOSITORY_URL } from '../ui/siteConfig.ts';
import { getPreferenceStore } from '../preferences/browserPreferences.ts';
import { usePreferences } from '../preferences/usePreferences.ts';
import { announce } from '../ui/announce.ts';
import { StaticHtml } from '../ui/StaticHtml.tsx';
import { CodePanel } from './code/CodePanel.tsx';
import type { DemoAction } from './toolbar/demoAction.ts';
import { parseDemoHash } from './code/demoHash.ts';
import { DemoStage } from './stage/DemoStage.tsx';
import { DemoToolbar, type CodeState } from './toolbar/DemoToolbar.tsx';
import type { ActionContext, CodeAction } from './toolbar/runDemoAction.ts';
import styles from './DemoView.module.css';
import type { EditStart } from './editor/CodeEditor.tsx';
import { useCodeError } from './editor/useCodeError.ts';
import { useEdits } from './editor/useEdits.ts';
import { FullScreen } from './fullScreen/FullScreen.tsx';
import { formatFullScreen } from './fullScreen/fullScreenAddress.ts';
import { Inspection } from './inspect/Inspection.tsx';
import { useInspectToggle } from './inspect/useInspectToggle.ts';
import { useThemeStyles } from './studio/themeStyles.ts';
import { useLateStylesheets } from './stage/useLateStylesheets.ts';

interface DemoViewProps {
  readonly demo: DemoData;
  readonly page: Pick<PageData, 'pathname' | 'blocks' | 'stylesheets' | 'lateStylesheets'>;
}

/** A demo: the running component, its toolbar and its code. */
export function DemoView({ demo, page }: DemoViewProps): JSX.Element {
  const { name, options } = demo;
  const { codeStyling, codeVariant } = usePreferences();
  const rendition = findRendition(demo, codeStyling);
  const figure = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState<CodeState>(() => initialCodeState(demo));
  const [toggled, setToggled] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [start, setStart] = useState<EditStart | null>(null);
  const [edit, changeEdit] = useEdits(`${rendition.styling}/${codeVariant}`);
  const [error, onReport] = useCodeError(edit.text !== null);
  const [done, showDone] = useDone();
  const inspection = useInspectToggle(figure);
  const hasPreview = rendition.hasPreview && edit.text === null;
  useDemoHash(figure, name, () => setCode('full'));
  useLateStylesheets(page.lateStylesheets);
  useThemeStyles();

  const onAction = (action: DemoAction): void => {
    switch (action) {
      case 'inspect':
        inspection.toggle();
        break;
      case 'edit':
        setCode('full');
        setStart({ kind: 'start' });
        break;
      case 'reset':
        changeEdit({ kind: 'reset' });
        setAttempt((count) => count + 1);
        announce('The demo was reset.');
        break;
      case 'reset-focus':
        stage.current?.focus();
        break;
      default: {
        const { pathname } = page;
        const context = { name, pathname, rendition, variant: codeVariant, edited: edit.text };
        void runCodeAction(action, context).then((isDone) => isDone && showDone(action));
      }
    }
  };

  return (
    <figure
      ref={figure}
      id={name}
      className={styles.demo}
      aria-label={`Demo: ${name}`}
      data-kept={`demo ${name}`}
    >
      <DemoStage
        ref={stage}
        name={name}
        options={options}
        rendition={rendition}
        edited={edit.text}
        attempt={attempt}
        stylesheets={page.stylesheets}
        onReport={onReport}
      />
      {options.toolbar && (
        <DemoToolbar
          name={name}
          code={code}
          hasPreview={hasPreview}
          isEditable={options.edit}
          inspection={inspection}
          fullScreen={options.iframe ? formatFullScreen(page.pathname, name) : null}
          rendition={rendition}
          stylings={demo.renditions.flatMap(({ styling }) => styling ?? [])}
          done={done}
          onToggleCode={() => {
            setToggled(true);
            setCode(code === 'full' ? (hasPreview ? 'preview' : 'closed') : 'full');
          }}
          onAction={onAction}
        />
      )}
      {inspection.isInspected && (
        <Inspection
          key={rendition.styling}
          stage={stage}
          name={name}
          pathname={page.pathname}
          rendition={rendition}
          edited={edit.text}
          isFramed={options.iframe}
          onClose={inspection.toggle}
        />
      )}
      <noscript>
        {options.iframe && 'This demo needs JavaScript. '}
        <a href={`${REPOSITORY_URL}/blob/main/${rendition.file}`}>Source of this demo</a>
      </noscript>
      <Previews demo={demo} rendition={code === 'preview' && hasPreview ? rendition : null} />
      {code === 'full' && (
        <CodePanel
          pathname={page.pathname}
          name={name}
          rendition={rendition}
          isInDocument={!toggled && rendition === demo.renditions[0]}
          editing={
            options.edit
              ? { start, state: edit, error, onStart: setStart, onEvent: changeEdit }
              : null
          }
        />
      )}
      {options.iframe && (
        <FullScreen
          name={name}
          rendition={rendition}
          page={page}
          onClosed={() => stage.current?.focus({ preventScroll: true })}
        />
      )}
    </figure>
  );
}

/** Takes a demo's code somewhere, and returns whether that worked. */
async function runCodeAction(action: CodeAction, context: ActionContext): Promise<boolean> {
  try {
    const { runDemoAction } = await import('./toolbar/runDemoAction.ts');
    announce(await runDemoAction(action, context));
    return true;
  } catch {
    announce('That did not work.');
    return false;
  }
}

interface PreviewsProps {
  readonly demo: DemoData;
  /** The rendition whose preview is shown, if any is. */
  readonly rendition: RenditionData | null;
}

/** The document's own preview stays in it even when it is not shown: nothing else holds its HTML. */
function Previews({ demo, rendition }: PreviewsProps): JSX.Element {
  const [first] = demo.renditions;
  const previews = rendition === null || rendition === first ? [first] : [first, rendition];
  return (
    <>
      {previews
        .filter(({ hasPreview }) => hasPreview)
        .map((each) => (
          <StaticHtml
            key={each.styling}
            name={`preview ${demo.name} ${each.styling}`}
            className={`prose ${styles.preview}`}
            hidden={each === rendition ? undefined : true}
            html={each.previewHtml}
          />
        ))}
    </>
  );
}

function findRendition({ renditions }: DemoData, wanted: Styling): RenditionData {
  return renditions.find(({ styling }) => styling === wanted) ?? renditions[0];
}

function initialCodeState({ options, renditions }: DemoData): CodeState {
  if (options.code === 'open') return 'full';
  return renditions[0].hasPreview ? 'preview' : 'closed';
}

const DONE_MS = 1500;

/** The action that was done a moment ago. */
function useDone(): readonly [DemoAction | null, (action: DemoAction) => void] {
  const [done, setDone] = useState<DemoAction | null>(null);
  useEffect(() => {
    if (done === null) return undefined;
    const timer = setTimeout(() => setDone(null), DONE_MS);
    return () => clearTimeout(timer);
  }, [done]);
  return [done, setDone];
}

/** `#Name.tsx` and `#Name.js` show a demo with its full source in that language. */
function useDemoHash(
  figure: RefObject<HTMLElement | null>,
  name: string,
  onOpen: () => void,
): void {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const follow = (): void => {
      const target = parseDemoHash(location.hash);
      if (target?.name !== name || !target.variant) return;
      getPreferenceStore().showVariant(target.variant);
      open();
      figure.current?.scrollIntoView();
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [figure, name]);
}
