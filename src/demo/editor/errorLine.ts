import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

const setErrorLine = StateEffect.define<number | null>();
const MARK = Decoration.line({ class: 'cm-errorLine' });

/** Lets an editor mark the line of an error, which stays marked while other lines come and go. */
export const errorLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects, state: { doc } }) {
    const effect = effects.find((candidate) => candidate.is(setErrorLine));
    if (!effect) return marks.map(changes);
    const line: number | null = effect.value;
    // The text may have become shorter since the error happened.
    if (line === null || line > doc.lines) return Decoration.none;
    return Decoration.set(MARK.range(doc.line(line).from));
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Marks a line, from 1, instead of the one before; null marks none. */
export function markErrorLine(view: EditorView, line: number | null): void {
  view.dispatch({ effects: setErrorLine.of(line) });
}
