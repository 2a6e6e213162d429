import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { tagHighlighter, tags } from '@lezer/highlight';

interface EditorOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly label: string;
  /** The id of the element that says how to leave the editor. */
  readonly hintId: string;
  readonly onChange: (text: string) => void;
}

/** The classes of highlighted code (src/ui/code.css), so that nothing changes color on editing. */
const highlighter = tagHighlighter([
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.self, tags.bool, tags.null],
    class: 'k',
  },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], class: 's' },
  { tag: tags.comment, class: 'c' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.tagName],
    class: 'f',
  },
  { tag: [tags.typeName, tags.className], class: 't' },
  { tag: tags.number, class: 'n' },
  { tag: tags.attributeName, class: 'p' },
]);

/** An editor for one file. Tab indents; Escape and then Tab leaves, as the hint says. */
export function createEditor({ parent, text, label, hintId, onChange }: EditorOptions): EditorView {
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        indentOnInput(),
        bracketMatching(),
        javascript({ jsx: true, typescript: true }),
        syntaxHighlighting(highlighter),
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
