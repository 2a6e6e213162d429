import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { scriptColors } from '../../model/scriptColors.ts';
import { errorLine } from './errorLine.ts';

interface EditorOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly label: string;
  /** The id of the element that says how to leave the editor. */
  readonly hintId: string;
  readonly onChange: (text: string) => void;
}

/** An editor for one file. Tab indents; Escape and then Tab leaves, as the hint says. */
export function createEditor({ parent, text, label, hintId, onChange }: EditorOptions): EditorView {
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        errorLine,
        history(),
        indentOnInput(),
        bracketMatching(),
        javascript({ jsx: true, typescript: true }),
        syntaxHighlighting(scriptColors),
        keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
        EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': hintId }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString());
        }),
      ],
    }),
  });
}

/** Puts another text into the editor as one step that can be undone. */
export function replaceText(view: EditorView, text: string): void {
  if (view.state.doc.toString() === text) return;
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
}
