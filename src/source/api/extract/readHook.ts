import type { HookDoc, PropDoc } from '../../../model/apiDoc.ts';
import { ts } from '../../typescript.js';
import { findDeclaredProp } from './declaredProp.ts';
import { readDeclaredProps, type PropsContext } from './readProps.ts';
import type { RenderedExport } from './renderedExports.ts';
import { formatType } from './typeNodeText.ts';

/** The tables of a hook. */
export type HookTables = Pick<HookDoc, 'parameters' | 'returnValue' | 'returnType'>;

/** Reads what a hook takes and gives back. */
export function readHook(
  context: Omit<PropsContext, 'table'>,
  { signatures }: RenderedExport,
): HookTables {
  const { checker } = context;
  const signature = signatures[0];
  if (!signature) throw new Error('It cannot be called.');
  const returned = signature.getReturnType();
  return {
    parameters: readParameters({ ...context, table: 'parameters' }, signature),
    returnValue: readFields({ ...context, table: 'return-value' }, returned),
    returnType: formatType(checker, returned),
  };
}

/** The fields of a single options object, or else the parameters themselves. */
function readParameters(context: PropsContext, signature: ts.Signature): PropDoc[] {
  const parameters = signature.getParameters();
  const [first, ...others] = parameters;
  const options = first && others.length === 0 ? context.checker.getTypeOfSymbol(first) : null;
  const fields = options ? readFields(context, options) : [];
  if (fields.length > 0) return fields;
  return parameters.flatMap((parameter) =>
    readDeclaredProps(context, [parameter.name], () => ({ symbols: [parameter], general: [] })),
  );
}

/** Fields of an object; arrays, functions and primitives have none worth a table. */
function readFields(context: PropsContext, type: ts.Type): PropDoc[] {
  const { checker } = context;
  const object = checker.getNonNullableType(type);
  const isPlain =
    (object.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    object.getCallSignatures().length === 0 &&
    !checker.isArrayType(object) &&
    !checker.isTupleType(object);
  const names = isPlain ? checker.getPropertiesOfType(object).map(({ name }) => name) : [];
  return readDeclaredProps(context, names, (name) =>
    findDeclaredProp(checker, { used: [object], general: null }, name),
  );
}
