import type { JSX } from 'react';
import { toAddress } from '../model/address.ts';

interface ShippedPackagesProps {
  /** By package and version; none where nothing was bundled. */
  readonly licenses: Readonly<Record<string, string>>;
}

/** Packages of which something reaches browsers, with their licences. */
export function ShippedPackages({ licenses }: ShippedPackagesProps): JSX.Element {
  const rows = Object.entries(licenses);
  if (rows.length === 0) {
    return <p>Only a build knows the packages; this server bundles none.</p>;
  }
  return (
    <>
      <ul>
        <li>
          <a href={toAddress('/sbom.cdx.json')}>Bill of materials</a>: the same list for programs,
          in the CycloneDX format
        </li>
        <li>
          <a href={toAddress('/licenses.txt')}>Texts of all licences</a>
        </li>
      </ul>
      <section className="table" tabIndex={0} aria-label="Table: Packages">
        <table data-whole="">
          <thead>
            <tr>
              <th scope="col">Package</th>
              <th scope="col">Version</th>
              <th scope="col">Licence</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([key, license]) => {
              const [name = '', version = ''] = key.split(' ');
              return (
                <tr key={key}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td>{version}</td>
                  <td>{license}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <template />
      </section>
    </>
  );
}
