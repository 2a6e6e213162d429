import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { arrangeHead, type ReadStylesheet } from './arrangeHead.ts';
import { minifyScripts } from './minifyScripts.ts';
import { startAfterPaint } from './startAfterPaint.ts';

/** Makes the documents of a site what browsers need first; `base` is the folder of its host that it stands in. */
export function createFinisher(output: string, base: string): (html: string) => Promise<string> {
  const stylesheets = new Map<string, Promise<string>>();
  const readStylesheet: ReadStylesheet = (href) => {
    const known =
      stylesheets.get(href) ?? readFile(path.join(output, href.slice(base.length)), 'utf8');
    stylesheets.set(href, known);
    return known;
  };
  return (html) => arrangeHead(startAfterPaint(minifyScripts(html)), readStylesheet);
}
