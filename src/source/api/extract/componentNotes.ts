import type { ComponentDoc, Deprecation, RichText } from '../../../model/apiDoc.ts';
import { API_PACKAGES } from '../apiPackages.ts';
import { findTag, formatDescription, type JsDoc } from './jsDoc.ts';
import { createRichText } from './renderDescription.ts';

/** What the comment above a component or hook tells. */
export interface ComponentNotes {
  readonly description: RichText | null;
  readonly deprecation: Deprecation | null;
  readonly inherits: ComponentDoc['inherits'];
  readonly demoPages: ComponentDoc['demoPages'];
}

/** Reads a comment; its lists of demos and API pages are facts, not prose. */
export function readComponentNotes(comment: JsDoc, mayQuote: boolean): ComponentNotes {
  const prose = comment.description
    .replace(/^(Demos|Features|API):\n[\s\S]*$/m, '')
    .replace(/^- (inherits )?\[\w+ API\]\(.*\)$/gm, '')
    .trim();
  const deprecated = findTag(comment, 'deprecated');
  return {
    description: mayQuote
      ? createRichText(formatDescription({ ...comment, description: prose }))
      : null,
    deprecation:
      deprecated === undefined ? null : { reason: mayQuote ? createRichText(deprecated) : null },
    inherits: findInherited(comment),
    demoPages: listDemoPages(comment),
  };
}

/** The addresses below `Demos:`, up to the next such word. */
function listDemoPages({ description }: JsDoc): readonly string[] {
  const list = /^Demos:\n([\s\S]*?)(?=^\w+:$|(?![\s\S]))/m.exec(description)?.[1] ?? '';
  return [...list.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].flatMap(([, url]) => url ?? []);
}

/** `- inherits [ButtonBase API](https://mui.com/material-ui/api/button-base/)`. */
function findInherited(comment: JsDoc): ComponentDoc['inherits'] {
  const match = /^- inherits \[(\w+) API\]\(([^)]+)\)/m.exec(comment.description);
  const [, name, url] = match ?? [];
  if (!name || !url) return null;
  const folder = /^https:\/\/mui\.com\/([\w-]+)\//.exec(url)?.[1];
  const owner = API_PACKAGES.find(({ productId }) => productId === folder);
  return { name, package: owner?.name ?? null, url };
}
