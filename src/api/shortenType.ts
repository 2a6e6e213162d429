import type { FunctionSignature } from '../model/apiDoc.ts';

/** Longer types are folded: a reader of the table wants the kind first and the rest on demand. */
export const MAX_TYPE_LENGTH = 88;
const SHORT_LENGTH = 56;

/** A short form of a long type: a function's parameters by name, an object's fields, or its start. */
export function shortenType(type: string, signature: FunctionSignature | null): string {
  if (signature) {
    const names = signature.parameters.map(({ name, optional }) => `${name}${optional ? '?' : ''}`);
    const returned = cut(signature.returns.type, SHORT_LENGTH / 2);
    return `(${cut(names.join(', '), SHORT_LENGTH)}) => ${returned}`;
  }
  return cut(type, SHORT_LENGTH);
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).trimEnd()}…`;
}
