import type { ExportPlace } from './openPackage.ts';

/** The ways to import an export: from its own file first, then from the whole package. */
export function formatImports(
  name: string,
  packageName: string,
  places: readonly ExportPlace[],
): string[] {
  const root = places.filter(({ specifier }) => specifier === packageName);
  const folders = places.filter(({ specifier }) => specifier !== packageName);
  const nearest = [...folders].sort((a, b) => rank(a, name) - rank(b, name));
  return [nearest[0], root.find((place) => place.name === name) ?? root[0]].flatMap((place) =>
    place ? [formatImport(name, place)] : [],
  );
}

/** One import statement. */
export function formatImport(name: string, place: ExportPlace): string {
  const from = `from '${place.specifier}';`;
  if (place.name === 'default') return `import ${name} ${from}`;
  const imported = place.name === name ? name : `${place.name} as ${name}`;
  return `import { ${imported} } ${from}`;
}

/** The folder named after the export, then a folder named after any component or hook. */
function rank({ specifier, name: exported }: ExportPlace, name: string): number {
  const folder = specifier.split('/').at(-1) ?? '';
  const isDefault = exported === 'default' ? 0 : 0.5;
  if (folder === name) return isDefault;
  if (folder.replace(/^unstable_/i, '') === name) return 1 + isDefault;
  return (/^([A-Z]|use[A-Z])/.test(folder) ? 2 : 3) + isDefault;
}
