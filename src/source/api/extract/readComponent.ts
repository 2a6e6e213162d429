import type ts from 'typescript';
import type { ComponentDoc, PropDoc } from '../../../model/apiDoc.ts';
import { findThemeKey, readComponentCode } from './componentCode.ts';
import { findDeclaredProp, isAlwaysRequired } from './declaredProp.ts';
import { findExport, type Definition, type JsModule } from './jsModule.ts';
import { findScript } from './openPackage.ts';
import { findPropTypes } from './propTypes.ts';
import { readClasses } from './readClasses.ts';
import { readDeclaredProps, readListedProps, type PropsContext } from './readProps.ts';
import { readSlots } from './readSlots.ts';
import type { RenderedExport } from './renderedExports.ts';
import type { PublicExport } from './selectPublic.ts';

export interface ComponentContext {
  readonly checker: ts.TypeChecker;
  readonly mayQuote: (file: string) => boolean;
  readonly readModule: (file: string) => JsModule | null;
  /** Folder of the package being read. */
  readonly directory: string;
  readonly undescribed: PropsContext['undescribed'];
}

/** The tables of a component, and what its code tells. */
export type ComponentTables = Pick<
  ComponentDoc,
  'props' | 'slots' | 'classes' | 'themeKey' | 'forwardsRef' | 'spreads' | 'takesSystemProps'
>;

/** Reads the tables of a component from its declaration and its published script. */
export function readComponent(
  context: ComponentContext,
  exported: PublicExport,
  rendered: RenderedExport,
): ComponentTables {
  const definition = findScriptDefinition(context, exported);
  if (!definition) throw new Error(`Its script does not define it.`);
  const code = readComponentCode(definition, context.readModule);
  const props = readProps(context, exported, rendered, definition);
  const classes = readClasses(context, exported.name, rendered);
  const refElement = findRefElement(context.checker, rendered);
  return {
    props: sortProps(props),
    slots: sortDeprecatedLast(readSlots(context, exported.name, rendered, { props, classes })),
    classes: sortDeprecatedLast(classes),
    themeKey: findThemeKey(exported.name, definition, context.readModule),
    forwardsRef: (code ? code.takesRef : refElement !== undefined)
      ? { element: refElement ?? null, target: null }
      : null,
    spreads: code ? code.spreads : declares(context.checker, rendered, 'onPointerDown'),
    takesSystemProps: declares(context.checker, rendered, 'mt'),
  };
}

/** Required first, then by name; what is deprecated last. */
export function sortProps(props: readonly PropDoc[]): PropDoc[] {
  const rank = (prop: PropDoc): number => (prop.deprecation ? 2 : prop.required ? 0 : 1);
  return [...props].sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'));
}

function sortDeprecatedLast<T extends { readonly deprecation: object | null }>(
  rows: readonly T[],
): T[] {
  return [...rows].sort((a, b) => Number(a.deprecation !== null) - Number(b.deprecation !== null));
}

function findScriptDefinition(
  { readModule }: ComponentContext,
  { name, file, places }: PublicExport,
): Definition | null {
  const module = readModule(findScript(file));
  if (!module) return null;
  const candidates = [...new Set([name, ...places.map((place) => place.name), 'default'])];
  for (const candidate of candidates) {
    const found = findExport(module, candidate, readModule);
    if (found) return found;
  }
  return null;
}

function readProps(
  context: ComponentContext,
  exported: PublicExport,
  { props }: RenderedExport,
  definition: Definition,
): PropDoc[] {
  const { checker } = context;
  const own: PropsContext = { ...context, owner: exported.name, table: 'prop' };
  const find = (name: string) => findDeclaredProp(checker, props, name);
  const listed = findPropTypes(definition, context.readModule);
  if (listed) {
    // Some `propTypes` let pass what the types demand, such as the title of a tooltip.
    const demanded = listed.map((each) => ({
      ...each,
      required: each.required || isAlwaysRequired(checker, props, each.name),
    }));
    return readListedProps(own, demanded, find, definition.module.file);
  }
  return readDeclaredProps(own, listOwnProps(context, props.used), find);
}

/** Without `propTypes`: the props the package itself declares. */
function listOwnProps(
  { checker, directory }: ComponentContext,
  types: readonly ts.Type[],
): string[] {
  const symbols = types.flatMap((type) => checker.getPropertiesOfType(type));
  const own = symbols.filter(({ declarations = [] }) =>
    declarations.some((declaration) => {
      const { fileName } = declaration.getSourceFile();
      return (
        fileName.startsWith(`${directory}/`) && !fileName.includes(`${directory}/node_modules/`)
      );
    }),
  );
  return [...new Set(own.map(({ name }) => name))];
}

/** The element of the `ref` prop; null where its type leaves it open, undefined without such a prop. */
function findRefElement(
  checker: ts.TypeChecker,
  { props }: RenderedExport,
): string | null | undefined {
  const { symbols } = findDeclaredProp(checker, props, 'ref');
  if (symbols.length === 0) return undefined;
  const texts = symbols.map((symbol) => checker.typeToString(checker.getTypeOfSymbol(symbol)));
  const element = /\b((?:HTML|SVG)\w*Element)\b/.exec(texts.join(' '))?.[1];
  if (element) return element;
  // Types built on `StandardProps` leave the ref open, yet their handlers name the element.
  const [onClick] = findDeclaredProp(checker, props, 'onClick').symbols;
  const handler = onClick && checker.typeToString(checker.getTypeOfSymbol(onClick));
  return (handler && /MouseEventHandler<(\w+Element)>/.exec(handler)?.[1]) ?? null;
}

/** Whether the types accept a prop, be it one that every HTML element or one that every system has. */
function declares(checker: ts.TypeChecker, { props }: RenderedExport, name: string): boolean {
  return findDeclaredProp(checker, props, name).symbols.length > 0;
}
