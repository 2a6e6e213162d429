import { listTypeNames, type NamedType } from '../model/apiDoc.ts';

/** More of them would hide what the reader looks for. */
const MAX_TYPES = 5;

/** The named types that code mentions and then those that they mention, except for names that lead to a page of their own. */
export function listMentioned(
  code: string,
  types: readonly NamedType[],
  links: Readonly<Record<string, string>>,
): NamedType[] {
  const found = new Set<NamedType>();
  const visit = (text: string): void => {
    const names = new Set(listTypeNames(text));
    const mentioned = types.filter(
      (type) => names.has(type.name) && !Object.hasOwn(links, type.name) && !found.has(type),
    );
    for (const type of mentioned) found.add(type);
    for (const type of mentioned) visit(type.text);
  };
  visit(code);
  return [...found].slice(0, MAX_TYPES);
}
