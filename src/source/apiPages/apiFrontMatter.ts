import type { ApiDoc } from '../../model/apiDoc.ts';
import { DESCRIPTION_MAX_LENGTH, frontMatterSchema, type FrontMatter } from '../../model/page.ts';

/** What a derived page says about itself. */
export function createFrontMatter(
  title: string,
  description: string,
  navTitle?: string,
): FrontMatter {
  return frontMatterSchema.parse({ title, description: shorten(description), navTitle });
}

/** Long lists of names would be cut by search engines anyway. */
function shorten(description: string): string {
  return description.length <= DESCRIPTION_MAX_LENGTH
    ? description
    : `${description.slice(0, DESCRIPTION_MAX_LENGTH - 1).replace(/,?\s+\S*$/, '')}.`;
}

/** The file a derived page comes from. */
export function formatFile(doc: ApiDoc): string {
  return `node_modules/${doc.package}/package.json`;
}
