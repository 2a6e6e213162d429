import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { STATIC_COMPONENTS, type StaticComponentName } from '../../model/embeddedComponents.ts';
import { ShippedPackages } from '../../page/ShippedPackages.tsx';
import { VersionTable } from '../../page/VersionTable.tsx';
import { readShippedLicenses } from './shippedLicenses.ts';

const STATIC: Readonly<Record<StaticComponentName, () => ReactNode>> = {
  ShippedPackages: () => (
    <ShippedPackages licenses={import.meta.env.DEV ? {} : readShippedLicenses(process.cwd())} />
  ),
  VersionTable: () => <VersionTable />,
};

/** The HTML of a component that nobody acts on; null for the name of any other. */
export function renderStaticComponent(name: string): string | null {
  const known = STATIC_COMPONENTS.find((each) => each === name);
  return known ? renderToStaticMarkup(STATIC[known]()) : null;
}
