import {
  formatAnchor,
  type ApiTable,
  type FunctionSignature,
  type PropDoc,
} from '../../../model/apiDoc.ts';
import { ts } from '../../typescript.js';
import { chooseTelling, isOptional, type DeclaredProp } from './declaredProp.ts';
import { formatWholeType } from './fieldText.ts';
import {
  findTag,
  formatDescription,
  listParameters,
  parseJsDoc,
  splitType,
  type JsDoc,
} from './jsDoc.ts';
import type { PropType } from './propTypes.ts';
import { createRichText } from './renderDescription.ts';
import { listComments } from './symbolComment.ts';
import { formatType } from './typeNodeText.ts';
import { formatParameterType, formatPropType } from './typeText.ts';

/** What reading the props of one thing needs to know. */
export interface PropsContext {
  readonly checker: ts.TypeChecker;
  /** Component or hook the rows belong to, for their anchors. */
  readonly owner: string;
  readonly table: ApiTable;
  /** Whether the text of a file may be published again. */
  readonly mayQuote: (file: string) => boolean;
  /** Texts of props that no comment describes: `Component.prop` → text. */
  readonly undescribed: Readonly<Record<string, string>>;
}

/** Reads the props that the published `propTypes` make public. */
export function readListedProps(
  context: PropsContext,
  listed: readonly PropType[],
  find: (name: string) => DeclaredProp,
  scriptFile: string,
): PropDoc[] {
  return listed.flatMap((propType) => {
    const declared = find(propType.name);
    const ours = context.undescribed[`${context.owner}.${propType.name}`];
    const comment = ours ?? propType.comment;
    const written = comment === null ? null : parseJsDoc(comment);
    const doc = written ?? findComment(declared, () => true);
    if (!doc || isHidden(doc)) return [];
    const mayQuote = ours !== undefined || context.mayQuote(scriptFile);
    const quotable = written && mayQuote ? written : findComment(declared, context.mayQuote);
    return readProp(context, propType.name, declared, {
      doc,
      quotable,
      required: propType.required,
      order: propType.literals,
      needsRef: propType.needsRef,
    });
  });
}

/** Reads props straight from the declarations, where no `propTypes` say what is public. */
export function readDeclaredProps(
  context: PropsContext,
  names: readonly string[],
  find: (name: string) => DeclaredProp,
): PropDoc[] {
  return names.flatMap((name) => {
    const declared = find(name);
    const doc = findComment(declared, () => true) ?? EMPTY;
    if (findTag(doc, 'ignore') !== undefined) return [];
    return readProp(context, name, declared, {
      doc,
      quotable: findComment(declared, context.mayQuote),
      required: !isOptional(declared),
      order: [],
      needsRef: false,
    });
  });
}

const EMPTY: JsDoc = { description: '', tags: [] };

function isHidden(doc: JsDoc): boolean {
  return findTag(doc, 'ignore') !== undefined || formatDescription(doc) === '';
}

function findComment(declared: DeclaredProp, accepts: (file: string) => boolean): JsDoc | null {
  const comments = declared.symbols.flatMap(listComments).filter(({ file }) => accepts(file));
  return comments[0]?.doc ?? null;
}

interface PropFacts {
  /** Tells default and deprecation. */
  readonly doc: JsDoc;
  /** Tells what may be quoted word for word. */
  readonly quotable: JsDoc | null;
  readonly required: boolean;
  readonly order: readonly string[];
  readonly needsRef: boolean;
}

function readProp(
  context: PropsContext,
  name: string,
  declared: DeclaredProp,
  { doc, quotable, required, order, needsRef }: PropFacts,
): PropDoc {
  const { checker } = context;
  const deprecated = findTag(doc, 'deprecated');
  const text = formatPropType(checker, name, declared, {
    optional: isOptional(declared) || !required,
    order,
  });
  const types = declared.symbols.map((symbol) => checker.getTypeOfSymbol(symbol));
  return {
    name,
    anchor: formatAnchor(context.owner, context.table, name),
    ...text,
    wholeType: text.type.includes('…') ? formatWholeType(checker, types) : null,
    required,
    default: formatDefault(findTag(doc, 'default') ?? ''),
    description: createRichText(quotable ? formatDescription(quotable) : ''),
    deprecation:
      deprecated === undefined
        ? null
        : { reason: createRichText((quotable && findTag(quotable, 'deprecated')) ?? '') },
    signature: readSignature(checker, declared, quotable ?? EMPTY),
    plan: null,
    needsRef,
  };
}

/** Quoted as the members of a type are, so that the default can be found among them. */
function formatDefault(text: string): string | null {
  return text === '' ? null : text.replace(/^"([^"']*)"$/, "'$1'");
}

/** The one call signature of a function prop; components are callable too, yet are not called. */
function readSignature(
  checker: ts.TypeChecker,
  declared: DeclaredProp,
  doc: JsDoc,
): FunctionSignature | null {
  const types = chooseTelling(checker, declared).map((symbol) =>
    checker.getNonNullableType(checker.getTypeOfSymbol(symbol)),
  );
  const [callable, ...twins] = types;
  if (!callable) return null;
  // The members of a union of props may share a callback; where they differ there is not one to show.
  if (twins.some((twin) => formatType(checker, twin) !== formatType(checker, callable)))
    return null;
  const [signature, ...others] = callable.getCallSignatures();
  if (!signature || others.length > 0 || callable.isUnion()) return null;
  const returned = signature.getReturnType();
  const described = listParameters(doc);
  const parameters = signature.getParameters().map((parameter, index) => {
    const declaration = parameter.valueDeclaration;
    const optional =
      declaration !== undefined && ts.isParameter(declaration)
        ? checker.isOptionalParameter(declaration)
        : false;
    const text = described.find(({ name }) => name === parameter.name) ?? described[index];
    return {
      name: parameter.name,
      type: formatParameterType(checker, parameter, optional),
      optional,
      description: createRichText(text?.description ?? ''),
    };
  });
  const returns = splitType(findTag(doc, 'returns', 'return') ?? '').rest;
  return {
    parameters,
    returns: { type: formatType(checker, returned), description: createRichText(returns) },
  };
}
