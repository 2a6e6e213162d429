import type { RichText } from '../../model/apiDoc.ts';
import { createRichText } from './extract/renderDescription.ts';
import { PRO_DESCRIPTIONS } from './proDescriptions.ts';

/** Our description of a component of a commercial package. */
export function describeComponent(name: string): RichText | null {
  return createRichText(PRO_DESCRIPTIONS.components[name] ?? '');
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
