import type { JSX } from 'react';
import { toAddress } from '../model/address.ts';
import { products } from '../../content/products.ts';

/** What version of each product this site documents, and where older ones are. */
export function VersionTable(): JSX.Element {
  const rows = products.filter((product) => product.listed && product.packages.length > 0);
  return (
    <div className="table" role="region" tabIndex={0} aria-label="Documented versions">
      <table data-whole="">
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Package</th>
            <th scope="col">This site</th>
            <th scope="col">Older documentation</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((product) => (
            <tr key={product.id}>
              <td>
                <a href={toAddress(product.home)}>{product.name}</a>
              </td>
              <td>
                <code>{product.packages[0]}</code>
              </td>
              <td>{product.versions.find(({ current }) => current)?.text}</td>
              <td>
                {product.versions
                  .filter((version) => 'href' in version)
                  .map((version) => (
                    <a key={version.text} href={version.href} style={{ marginInlineEnd: 12 }}>
                      {version.text}
                    </a>
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <template />
    </div>
  );
}
