import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { BUNDLE_DIRECTORY } from '../bundle.ts';
import { SBOM_FILE } from '../licenses/formatLicenses.ts';

const sbomSchema = z.object({
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      licenses: z.tuple([
        z.union([
          z.object({ license: z.object({ id: z.string() }) }),
          z.object({ license: z.object({ name: z.string() }) }),
          z.object({ expression: z.string() }),
        ]),
      ]),
    }),
  ),
});

type LicenseEntry = z.infer<typeof sbomSchema>['components'][number]['licenses'][0];

/** Licences by package and version, from the bill of materials of the client build; none while there is no build. */
export function readShippedLicenses(root: string): Readonly<Record<string, string>> {
  const file = path.join(root, BUNDLE_DIRECTORY, 'client', SBOM_FILE);
  if (!existsSync(file)) return {};
  const { components } = sbomSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.fromEntries(
    components.map(({ name, version, licenses: [license] }) => [
      `${name} ${version}`,
      describeLicense(license),
    ]),
  );
}

function describeLicense(entry: LicenseEntry): string {
  if ('expression' in entry) return entry.expression;
  return 'id' in entry.license ? entry.license.id : 'its own, see the texts';
}
