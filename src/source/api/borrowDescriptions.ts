import type { ClassDoc, ComponentDoc } from '../../model/apiDoc.ts';

/** Describes classes that a component shares with the one whose props it inherits as that one does. */
export function borrowDescriptions(components: readonly ComponentDoc[]): ComponentDoc[] {
  const byKey = new Map(components.map((doc) => [`${doc.package}/${doc.name}`, doc]));
  return components.map((doc) => {
    const { inherits } = doc;
    const parent = inherits && byKey.get(`${inherits.package}/${inherits.name}`);
    return parent ? { ...doc, classes: doc.classes.map((row) => borrow(row, parent)) } : doc;
  });
}

function borrow(row: ClassDoc, { classes }: ComponentDoc): ClassDoc {
  if (row.description) return row;
  const same = classes.find(
    ({ name, className }) => name === row.name && className === row.className,
  );
  return same ? { ...row, description: same.description } : row;
}
