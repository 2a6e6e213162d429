import { lazy, Suspense, useState, type JSX, type KeyboardEvent, type MouseEvent } from 'react';
import { formatCopyButton } from '../../model/codeBlock.ts';
import type { DemoFile } from '../../model/demo.ts';
import type { RenditionData } from '../../model/pageData.ts';
import { usePreferences } from '../../preferences/usePreferences.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { StaticHtml } from '../../ui/StaticHtml.tsx';
import styles from './CodePanel.module.css';
import { selectFiles } from './demoCode.ts';
import type { EditStart } from '../editor/CodeEditor.tsx';
import type { EditEvent, EditState } from '../editor/editState.ts';
import { EditorStatus } from '../editor/EditorStatus.tsx';
import type { CodeError } from '../editor/useCodeError.ts';
import { FileTabs } from './FileTabs.tsx';
import { useDemoCode } from './useDemoCode.ts';

const loadEditor = () => import('../editor/CodeEditor.tsx');
const CodeEditor = lazy(async () => ({ default: (await loadEditor()).CodeEditor }));

const COPY_FILE_BUTTON = formatCopyButton('Copy this file');

interface CodePanelProps {
  readonly pathname: string;
  readonly name: string;
  readonly rendition: RenditionData;
  /** Whether the document itself holds the main file's HTML. */
  readonly isInDocument: boolean;
  /** Null where the demo cannot be edited. */
  readonly editing: Editing | null;
}

/** What the panel needs for editing. */
interface Editing {
  readonly start: EditStart | null;
  readonly state: EditState;
  readonly error: CodeError | null;
  readonly onStart: (start: EditStart) => void;
  readonly onEvent: (event: EditEvent) => void;
}

/** The full source of a demo in the reader's language, a tab for each file; the first can be edited. */
export function CodePanel(props: CodePanelProps): JSX.Element {
  const { pathname, name, rendition, isInDocument, editing } = props;
  const { codeVariant } = usePreferences();
  const [turnedTo, setTurnedTo] = useState(false);
  const [tab, setTab] = useState(0);
  const isWanted = turnedTo || !rendition.open || !isInDocument || editing?.start != null;
  const progress = useDemoCode(pathname, name, isWanted);
  const { styling } = rendition;

  const files =
    progress.kind === 'ready' ? selectFiles(progress.code, styling, codeVariant) : undefined;
  const names = files?.map((file) => file.name) ?? rendition.open?.files[codeVariant] ?? [];
  const selected = tab < names.length ? tab : 0;
  const file = files?.[selected];
  const isEdited = editing?.state.text != null || editing?.state.discarded != null;
  const isEditor = editing && selected === 0 && (editing.start !== null || isEdited);
  const panelId = `${name}-code`;
  const shown = file ? (
    <FileCode file={file} />
  ) : (
    <PendingCode name={name} rendition={rendition} failed={progress.kind === 'failed'} />
  );
  return (
    <div className={`prose ${styles.panel}`} onFocus={() => setTurnedTo(true)}>
      {names.length > 1 && (
        <FileTabs
          label={`Files of ${name}`}
          names={names}
          selected={selected}
          panelId={panelId}
          onSelect={setTab}
        />
      )}
      <div
        id={panelId}
        {...(names.length > 1 && { role: 'tabpanel', 'aria-label': names[selected] })}
        {...(editing && selected === 0 && !isEditor && listenForEditing(editing.onStart))}
      >
        {file && isEditor ? (
          <Suspense fallback={shown}>
            <Editor
              key={`${styling}/${file.name}`}
              file={file}
              editing={editing}
              hintId={`${name}-hint`}
            />
          </Suspense>
        ) : (
          shown
        )}
      </div>
    </div>
  );
}

interface EditorProps {
  readonly file: DemoFile;
  readonly editing: Editing;
  readonly hintId: string;
}

function Editor({ file, editing, hintId }: EditorProps): JSX.Element {
  const { start, state, error, onEvent } = editing;
  return (
    <>
      <CodeEditor
        text={state.text ?? file.code}
        label={`Code of ${file.name}`}
        hintId={hintId}
        start={start}
        errorLine={error?.line ?? null}
        onChange={(text) => onEvent({ kind: 'edit', text, original: file.code })}
      />
      <EditorStatus
        id={hintId}
        error={error}
        onUndoReset={state.discarded === null ? null : () => onEvent({ kind: 'undo-reset' })}
      />
    </>
  );
}

function FileCode({ file }: { readonly file: DemoFile }): JSX.Element {
  return (
    <CodeBlock as="div" copyButton={COPY_FILE_BUTTON}>
      <code className="code" dangerouslySetInnerHTML={{ __html: file.html }} />
    </CodeBlock>
  );
}

interface PendingCodeProps {
  readonly name: string;
  readonly rendition: RenditionData;
  readonly failed: boolean;
}

/** Shown until the code has loaded: the document's own copy, if it has one. */
function PendingCode({ name, rendition, failed }: PendingCodeProps): JSX.Element {
  if (rendition.open) return <StaticHtml name={`code ${name}`} html={rendition.openHtml} />;
  return (
    <p className={styles.note} role={failed ? 'alert' : undefined}>
      {failed
        ? 'The code could not be loaded. Check your connection and try again.'
        : 'Loading the code…'}
    </p>
  );
}

interface EditingListeners {
  onPointerDown(): void;
  onKeyDown(event: KeyboardEvent): void;
  onClick(event: MouseEvent): void;
}

/** A click into the code or Enter on it starts editing; selecting text to copy does not. */
function listenForEditing(onStart: (start: EditStart) => void): EditingListeners {
  const isCode = (target: EventTarget): boolean =>
    target instanceof Element && target.closest('pre') !== null;
  return {
    onPointerDown: () => void loadEditor(),
    onKeyDown: (event) => {
      if (event.key !== 'Enter' || !isCode(event.target)) return;
      event.preventDefault();
      onStart({ kind: 'start' });
    },
    onClick: (event) => {
      if (!isCode(event.target) || !getSelection()?.isCollapsed) return;
      onStart({ kind: 'point', x: event.clientX, y: event.clientY });
    },
  };
}
