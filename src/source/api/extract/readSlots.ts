import { formatAnchor, type ClassDoc, type PropDoc, type SlotDoc } from '../../../model/apiDoc.ts';
import { ts } from '../../typescript.js';
import { findTag, formatDescription } from './jsDoc.ts';
import { readDeprecation, type ClassesContext } from './readClasses.ts';
import { createRichText } from './renderDescription.ts';
import type { RenderedExport } from './renderedExports.ts';
import { listComments } from './symbolComment.ts';

/** The slots of a component, each with the class that its element gets. */
export function readSlots(
  context: ClassesContext,
  owner: string,
  rendered: RenderedExport,
  { props, classes }: { props: readonly PropDoc[]; classes: readonly ClassDoc[] },
): SlotDoc[] {
  const takesSlots = props.some(({ name }) => name === 'slots');
  return listSlotSymbols(context.checker, owner, rendered, takesSlots).flatMap((symbol) => {
    const comments = listComments(symbol);
    const doc = comments[0]?.doc;
    if (doc && findTag(doc, 'ignore') !== undefined) return [];
    const quotable = comments.find(({ file }) => context.mayQuote(file))?.doc;
    return {
      name: symbol.name,
      anchor: formatAnchor(owner, 'slots', symbol.name),
      className: classes.find(({ name }) => name === symbol.name)?.className ?? null,
      defaultComponent: (doc && findTag(doc, 'default')) || null,
      description: createRichText(quotable ? formatDescription(quotable) : ''),
      deprecation: readDeprecation(doc, quotable),
      plan: null,
    };
  });
}

/** Fields of the exported `ButtonSlots`, else of the public `slots` prop's type. */
function listSlotSymbols(
  checker: ts.TypeChecker,
  owner: string,
  { props, siblings }: RenderedExport,
  takesSlots: boolean,
): readonly ts.Symbol[] {
  const named = siblings.get(`${owner}Slots`);
  if (named) {
    const symbol = named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
    return checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
  }
  if (!takesSlots) return [];
  const prop = props.used
    .flatMap((type) => (type.isUnion() ? type.types : [type]))
    .map((type) => checker.getPropertyOfType(type, 'slots'))
    .find((symbol) => symbol !== undefined);
  if (!prop) return [];
  return checker.getPropertiesOfType(checker.getNonNullableType(checker.getTypeOfSymbol(prop)));
}
