import type { ShippedPackage } from './shippedPackage.ts';

/** Where the build writes the bill of materials, for programs. */
export const SBOM_FILE = 'sbom.cdx.json';
/** Where it writes the texts of all licences. */
export const LICENSES_FILE = 'licenses.txt';

/** One name of the SPDX list, as opposed to an expression or a hint where to read. */
const SPDX_NAME = /^[\w.+-]+$/;

/** A bill of materials in the CycloneDX format, the same for the same packages: see https://cyclonedx.org. */
export function formatSbom(packages: readonly ShippedPackage[]): string {
  const components = packages.map(({ name, version, license }) => ({
    type: 'library',
    'bom-ref': formatPurl(name, version),
    name,
    version,
    purl: formatPurl(name, version),
    licenses: [formatLicense(license)],
  }));
  const bom = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components };
  return `${JSON.stringify(bom, null, 2)}\n`;
}

function formatLicense(license: string): object {
  if (SPDX_NAME.test(license)) return { license: { id: license } };
  return license.startsWith('SEE ') ? { license: { name: license } } : { expression: license };
}

/** See https://github.com/package-url/purl-spec: the scope's sign is written as `%40`. */
function formatPurl(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** The texts of all licences, as most of them ask for. */
export function formatNotices(packages: readonly ShippedPackage[]): string {
  const parts = packages.map(
    ({ name, version, license, licenseText }) =>
      `${name} ${version}\nLicence: ${license}\n\n${licenseText ?? 'The package brings no text of its licence.'}\n`,
  );
  return parts.join(`\n${'-'.repeat(80)}\n\n`);
}
