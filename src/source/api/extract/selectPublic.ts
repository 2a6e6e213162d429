import type ts from 'typescript';
import type { ApiPackage } from '../apiPackages.ts';
import { findTag, type JsDoc } from './jsDoc.ts';
import { findOwner } from './packageManifest.ts';
import type { ExportPlace, PackageDeclarations } from './openPackage.ts';
import { readComment } from './symbolComment.ts';

/** A component or hook that gets an API page. */
export interface PublicExport {
  readonly name: string;
  readonly kind: 'component' | 'hook';
  /** Declaration file of the export. */
  readonly file: string;
  /** Where it is declared there. */
  readonly line: number;
  readonly comment: JsDoc;
  readonly places: readonly ExportPlace[];
}

/** Chooses what a package documents, in alphabetical order. */
export function selectPublic(opened: PackageDeclarations, config: ApiPackage): PublicExport[] {
  const chosen = opened.exports.flatMap(({ symbol, places }) => {
    const declaration = symbol.declarations?.[0];
    if (!declaration || !isDefinedIn(opened, declaration.getSourceFile())) return [];
    const comment = readComment(declaration);
    const name = formatName(places);
    const kind = getKind(name);
    if (!kind || findTag(comment, 'ignore') !== undefined || config.except.includes(name))
      return [];
    const isPublic = linksPage(comment) || isListed(name, places, config);
    const source = declaration.getSourceFile();
    const { line } = source.getLineAndCharacterOfPosition(declaration.getStart(source));
    return isPublic ? { name, kind, file: source.fileName, line: line + 1, comment, places } : [];
  });
  return chosen.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Documented comments carry a link as `- [Button API](https://…)`. */
function linksPage(comment: JsDoc): boolean {
  return /^- \[\w+ API\]\(/m.test(comment.description);
}

function formatName(places: readonly ExportPlace[]): string {
  const place = places.find(({ name }) => name !== 'default') ?? places[0];
  if (!place) return '';
  const name = place.name === 'default' ? (place.specifier.split('/').at(-1) ?? '') : place.name;
  return name.replace(/^unstable_/i, '');
}

function getKind(name: string): PublicExport['kind'] | null {
  if (/^use[A-Z]/.test(name)) return 'hook';
  return /^[A-Z][a-z]/.test(name) || /^[A-Z][A-Z]?[a-z]/.test(name) ? 'component' : null;
}

/** A listed name counts only under itself: its `Unstable_` twin is the same thing deprecated. */
function isListed(name: string, places: readonly ExportPlace[], config: ApiPackage): boolean {
  return config.also.includes(name) && places.some((place) => place.name === name);
}

function isDefinedIn({ directory, manifest }: PackageDeclarations, file: ts.SourceFile): boolean {
  if (!file.fileName.startsWith(`${directory}/`)) return false;
  const owner = findOwner(file.fileName);
  return (
    owner === null ||
    owner.name === manifest.name ||
    !file.fileName.includes(`${directory}/node_modules/`)
  );
}
