import type { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef, type JSX } from 'react';
import styles from './CodeEditor.module.css';
import { createEditor, replaceText } from './createEditor.ts';
import { markErrorLine } from './errorLine.ts';

/** Where a reader started to edit: at a point of the code, or by a key or button. */
export type EditStart =
  { readonly kind: 'point'; readonly x: number; readonly y: number } | { readonly kind: 'start' };

interface CodeEditorProps {
  readonly text: string;
  readonly label: string;
  readonly hintId: string;
  /** Null leaves the focus where it is. */
  readonly start: EditStart | null;
  /** The line to mark, from 1. */
  readonly errorLine: number | null;
  readonly onChange: (text: string) => void;
}

/** A file being edited. */
export function CodeEditor(props: CodeEditorProps): JSX.Element {
  const { text, label, hintId, start, errorLine, onChange } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const handleChange = useEffectEvent(onChange);
  const openEditor = useEffectEvent((parent: HTMLElement) => {
    const editor = createEditor({
      parent,
      text,
      label,
      hintId,
      onChange: (changed) => handleChange(changed),
    });
    if (start) placeCursor(editor, start);
    return editor;
  });
  useEffect(() => {
    if (!host.current) return undefined;
    const editor = openEditor(host.current);
    view.current = editor;
    return () => editor.destroy();
  }, []);
  useEffect(() => {
    if (view.current) replaceText(view.current, text);
  }, [text]);
  useEffect(() => {
    if (view.current) markErrorLine(view.current, errorLine);
  }, [errorLine]);
  return <div ref={host} className={`code ${styles.editor}`} translate="no" />;
}

function placeCursor(editor: EditorView, start: EditStart): void {
  const position = start.kind === 'point' ? findPosition(editor, start) : 0;
  editor.dispatch({ selection: { anchor: position ?? 0 } });
  editor.contentDOM.focus({ preventScroll: true });
}

/** The point is one of the code that the editor replaces, which has no line numbers. */
function findPosition(editor: EditorView, { x, y }: Record<'x' | 'y', number>): number | null {
  const left = (element: Element): number => element.getBoundingClientRect().left;
  return editor.posAtCoords({ x: x + left(editor.contentDOM) - left(editor.dom), y });
}
