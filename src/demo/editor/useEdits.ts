import { useEffect, useState } from 'react';
import { changeEdit, UNEDITED, type EditEvent, type EditState } from './editState.ts';

const editedDemos = new Set<symbol>();

/** The edits of a demo, one state for each of its texts; `key` names the text shown. */
export function useEdits(key: string): readonly [EditState, (event: EditEvent) => void] {
  const [states, setStates] = useState<Readonly<Record<string, EditState>>>({});
  const isEdited = Object.values(states).some(({ text }) => text !== null);
  useEffect(() => (isEdited ? markEdited() : undefined), [isEdited]);
  const change = (event: EditEvent): void =>
    setStates((all) => ({ ...all, [key]: changeEdit(all[key] ?? UNEDITED, event) }));
  return [states[key] ?? UNEDITED, change];
}

/** Says on the document that a reload would lose something. */
function markEdited(): () => void {
  const demo = Symbol('edited demo');
  const { dataset } = document.documentElement;
  editedDemos.add(demo);
  dataset.editing = '';
  return () => {
    editedDemos.delete(demo);
    if (editedDemos.size === 0) delete dataset.editing;
  };
}
