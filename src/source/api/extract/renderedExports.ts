import { ts } from '../../typescript.js';
import type { PropsTypes } from './declaredProp.ts';
import type { PackageDeclarations } from './openPackage.ts';
import type { PublicExport } from './selectPublic.ts';

/** An export as the checker sees it in use. */
export interface RenderedExport {
  readonly symbol: ts.Symbol;
  /** Exports of the module that offers it, types included. */
  readonly siblings: ReadonlyMap<string, ts.Symbol>;
  readonly props: PropsTypes;
  readonly signatures: readonly ts.Signature[];
}

/**
 * Type checks a file that renders every component without props: only so do generic components
 * fall back to their default root element.
 */
export function renderExports(
  opened: PackageDeclarations,
  exports: readonly PublicExport[],
): { checker: ts.TypeChecker; rendered: readonly RenderedExport[] } {
  const { checker, file } = opened.checkWith(formatFile(exports));
  const uses = file.statements.flatMap((statement) =>
    ts.isExpressionStatement(statement) ? [statement.expression] : [],
  );
  return { checker, rendered: uses.map((use) => inspectUse(checker, use)) };
}

function formatFile(exports: readonly PublicExport[]): string {
  const uses = exports.map(({ kind, places }, index) => {
    const place = choosePlace(places);
    const name = `m${index}.${place.name}`;
    const use = kind === 'component' ? `<${name} />;` : `${name};`;
    return `import * as m${index} from ${JSON.stringify(place.specifier)};\n${use}`;
  });
  return `${uses.join('\n')}\n${DATE_TYPE}\nexport {};\n`;
}

/** Without a date library the pickers' dates are `any`; this gives them the name they are written with. */
const DATE_TYPE = `
interface PickerValidDate { readonly isDate: true }
declare module '@mui/x-date-pickers/models' {
  interface PickerValidDateLookup { named: PickerValidDate }
}`;

/** The folder of the component itself, because its types are exported beside it. */
function choosePlace(places: PublicExport['places']): PublicExport['places'][number] {
  const longest = [...places].sort((a, b) => b.specifier.length - a.specifier.length)[0];
  if (!longest) throw new Error('An export without a place cannot be rendered.');
  return longest;
}

function inspectUse(checker: ts.TypeChecker, use: ts.Expression): RenderedExport {
  const access = ts.isJsxSelfClosingElement(use) ? use.tagName : use;
  if (!ts.isPropertyAccessExpression(access)) throw new Error(`Not a use: ${use.getText()}`);
  const symbol = followAlias(checker, checker.getSymbolAtLocation(access.name));
  const module = followAlias(checker, checker.getSymbolAtLocation(access.expression));
  const type = checker.getTypeAtLocation(access);
  const signatures = [...type.getCallSignatures(), ...type.getConstructSignatures()];
  const isGeneric = signatures.every((each) => each.typeParameters);
  // With a list of candidates asked for, the checker spends no time on explaining what does not fit.
  const resolved =
    isGeneric && ts.isJsxSelfClosingElement(use) ? checker.getResolvedSignature(use, []) : null;
  // Overloads end with the one that holds when no prop asks for another root element.
  const plainFirst = [...signatures]
    .reverse()
    .sort(
      (a, b) => Number(a.typeParameters !== undefined) - Number(b.typeParameters !== undefined),
    );
  const all = resolved ? [resolved, ...plainFirst] : plainFirst;
  return {
    symbol,
    siblings: new Map(checker.getExportsOfModule(module).map((each) => [each.name, each])),
    props: {
      used: all.flatMap((signature) => getPropsType(checker, signature) ?? []),
      general: isGeneric && plainFirst[0] ? getPropsType(checker, plainFirst[0]) : null,
    },
    signatures,
  };
}

function getPropsType(checker: ts.TypeChecker, signature: ts.Signature): ts.Type | null {
  const [parameter] = signature.getParameters();
  return parameter ? checker.getTypeOfSymbol(parameter) : null;
}

function followAlias(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): ts.Symbol {
  if (!symbol) throw new Error('A public export has no symbol.');
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
