import type { Deprecation, RichText } from '../../model/apiDoc.ts';
import { createRichText } from './extract/renderDescription.ts';
import { PRO_DESCRIPTIONS } from './proDescriptions.ts';

/** Our description of a component of a commercial package. */
export function describeComponent(name: string): RichText | null {
  return createRichText(PRO_DESCRIPTIONS.components[name] ?? '');
}

/** A deprecation with our words where its own may not be quoted. */
export function describeDeprecation(
  deprecation: Deprecation | null,
  ...keys: readonly string[]
): Deprecation | null {
  if (!deprecation || deprecation.reason) return deprecation;
  const text = keys.map((key) => PRO_DESCRIPTIONS.deprecations[key]).find((each) => each);
  return { reason: createRichText(text ?? '') };
}

/** Our description of a row: one for this component, else the one for all that have it. */
export function describeRow(
  table: 'props' | 'slots' | 'classes',
  component: string,
  name: string,
): RichText | null {
  const texts = PRO_DESCRIPTIONS[table];
  return createRichText(texts[`${component}.${name}`] ?? texts[name] ?? '');
}
