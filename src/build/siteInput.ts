import { products } from '../../content/products.ts';
import {
  EMBEDDED_COMPONENTS,
  HOME_COMPONENTS,
  STATIC_COMPONENTS,
} from '../model/embeddedComponents.ts';
import type { SiteInput } from '../source/readSiteFiles.ts';

/** What this site is made from: the content of a project with the products and components of this one. */
export function createSiteInput(root: string, importModule: SiteInput['importModule']): SiteInput {
  return {
    root,
    products,
    components: [...EMBEDDED_COMPONENTS, ...HOME_COMPONENTS, ...STATIC_COMPONENTS],
    importModule,
  };
}
