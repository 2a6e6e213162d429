import type { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef, type JSX } from 'react';
import styles from './CodeEditor.module.css';
import { createEditor, replaceText } from './createEditor.ts';

/** Where a reader started to edit: at a point of the code, or by a key or button. */
export type EditStart =
  { readonly kind: 'point'; readonly x: number; readonly y: number } | { readonly kind: 'start' };

interface CodeEditorProps {
  readonly text: string;
  readonly label: string;
  readonly hintId: string;
  /** Null leaves the focus where it is. */
  readonly start: EditStart | null;
  readonly onChange: (text: string) => void;
}

/** A file being edited. */
export function CodeEditor({ text, label, hintId, start, onChange }: CodeEditorProps): JSX.Element {
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
  return <div ref={host} className={`code ${styles.editor}`} translate="no" />;
}

function placeCursor(editor: EditorView, start: EditStart): void {
  const position = start.kind === 'point' ? editor.posAtCoords(start) : 0;
  editor.dispatch({ selection: { anchor: position ?? 0 } });
  editor.contentDOM.focus({ preventScroll: true });
}
