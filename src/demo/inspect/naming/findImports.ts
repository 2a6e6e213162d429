const IMPORT = /import\s+(?:type\s+)?([^'"]+?)\s+from\s+['"]((?:@[\w-]+\/)?[\w.-]+)[^'"]*['"]/g;

/** The packages that code imports names from, by name. */
export type Imports = ReadonlyMap<string, string>;

/** Finds which names code imports, and from where. */
export function findImports(code: string): Imports {
  const imports = new Map<string, string>();
  for (const [, clause = '', packageName = ''] of code.matchAll(IMPORT)) {
    for (const name of clause.split(/[{},]/)) {
      const written = name.trim().replace(/^type\s+/, '');
      if (/^[A-Za-z_]\w*$/.test(written)) imports.set(written, packageName);
    }
  }
  return imports;
}
