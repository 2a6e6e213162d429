import { formatAnchor, type ClassDoc } from '../../../model/apiDoc.ts';
import { ts } from '../../typescript.js';
import { evaluateClasses, type UtilityClasses } from './evaluateClasses.ts';
import { findTag, formatDescription, type JsDoc } from './jsDoc.ts';
import type { JsModule } from './jsModule.ts';
import { findScript } from './openPackage.ts';
import { createRichText } from './renderDescription.ts';
import type { RenderedExport } from './renderedExports.ts';
import { listComments } from './symbolComment.ts';

export interface ClassesContext {
  readonly checker: ts.TypeChecker;
  readonly mayQuote: (file: string) => boolean;
  readonly readModule: (file: string) => JsModule | null;
}

/** The CSS classes of a component: their names from the code, their descriptions from the types. */
export function readClasses(
  context: ClassesContext,
  owner: string,
  rendered: RenderedExport,
): ClassDoc[] {
  const fields = listDescribed(context, owner, rendered);
  const described = fields[0] ?? [];
  const actual = findActual(context, owner, rendered, described);
  if (!actual) return [];
  const names = [
    ...described.map(({ name }) => name).filter((name) => actual.has(name)),
    ...[...actual].filter(([, { isSpelled }]) => isSpelled).map(([name]) => name),
  ];
  return [...new Set(names)].flatMap((name) => {
    const found = actual.get(name);
    if (!found) return [];
    const symbols = fields.flat().filter((symbol) => symbol.name === name);
    const comments = symbols.flatMap(listComments);
    const quotable = comments.find(({ file }) => context.mayQuote(file))?.doc;
    return {
      name,
      anchor: formatAnchor(owner, 'classes', name),
      className: found.className,
      isState: found.isState,
      description: createRichText(quotable ? formatDescription(quotable) : ''),
      deprecation: readDeprecation(comments[0]?.doc, quotable),
    };
  });
}

/** Deprecation is a fact, its reason a text that may need a licence. */
export function readDeprecation(
  doc: JsDoc | undefined,
  quotable: JsDoc | undefined,
): ClassDoc['deprecation'] {
  if (!doc || findTag(doc, 'deprecated') === undefined) return null;
  return { reason: createRichText((quotable && findTag(quotable, 'deprecated')) ?? '') };
}

/** Fields of the `classes` prop, then of the interface exported beside the component. */
function listDescribed(
  { checker }: ClassesContext,
  owner: string,
  { props, siblings }: RenderedExport,
): readonly (readonly ts.Symbol[])[] {
  const prop = props.used
    .flatMap((type) => (type.isUnion() ? type.types : [type]))
    .map((type) => checker.getPropertyOfType(type, 'classes'))
    .find((symbol) => symbol !== undefined);
  const named = siblings.get(`${owner}Classes`);
  const types = [
    ...(prop ? [checker.getNonNullableType(checker.getTypeOfSymbol(prop))] : []),
    ...(named ? [checker.getDeclaredTypeOfSymbol(followAlias(checker, named))] : []),
  ];
  const fields = types.map((type) => checker.getPropertiesOfType(type));
  return fields.filter((symbols) => symbols.length > 0);
}

function followAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/**
 * The component's own `*Classes` object: its `classes` prop may be typed by the part below it, whose
 * classes it does not have. Without one, or when it is deprecated, the object that fits best.
 */
function findActual(
  { checker, readModule }: ClassesContext,
  owner: string,
  { siblings }: RenderedExport,
  described: readonly ts.Symbol[],
): UtilityClasses | null {
  const name = `${owner[0]?.toLowerCase()}${owner.slice(1)}Classes`;
  const sibling = siblings.get(name);
  const own = sibling && followAlias(checker, sibling);
  const isCurrent =
    own && !listComments(own).some(({ doc }) => findTag(doc, 'deprecated') !== undefined);
  const read = (symbols: readonly ts.Symbol[]): UtilityClasses[] =>
    [...new Set(symbols.flatMap(listFiles).map(findScript))].flatMap((file) => {
      const module = readModule(file);
      return module ? listClassObjects(module, readModule) : [];
    });
  const names = described.map((symbol) => symbol.name);
  return (
    (isCurrent ? chooseFitting(read([own]), names) : null) ??
    chooseFitting(read([...(own ? [own] : []), ...described]), names)
  );
}

/** The object with most of the names; any where no names are known. */
function chooseFitting(
  candidates: readonly UtilityClasses[],
  names: readonly string[],
): UtilityClasses | null {
  const fitting = candidates.map((classes) => ({
    classes,
    fit: names.filter((name) => classes.has(name)).length,
  }));
  const [best] = fitting.sort((a, b) => b.fit - a.fit);
  return best && (best.fit > 0 || names.length === 0) ? best.classes : null;
}

function listFiles(symbol: ts.Symbol): string[] {
  return (symbol.declarations ?? []).map((declaration) => declaration.getSourceFile().fileName);
}

function listClassObjects(
  module: JsModule,
  readModule: (file: string) => JsModule | null,
): UtilityClasses[] {
  return [...module.definitions.keys()]
    .filter((name) => /[cC]lasses$/.test(name))
    .flatMap((name) => evaluateClasses(module, name, readModule) ?? []);
}
