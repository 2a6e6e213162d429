import { renderToStaticMarkup } from 'react-dom/server';
import { SideNavigation } from '../shell/SideNavigation.tsx';
import { getSite } from './currentSite.ts';
import { addBase } from './page/addBase.ts';

/** The navigation of a product for readers who come from another one: no entry is active yet. */
export async function renderNavigation(productId: string): Promise<string | null> {
  const navigation = (await getSite()).navigations.get(productId);
  if (!navigation) return null;
  return addBase(renderToStaticMarkup(<SideNavigation items={navigation} active={null} whole />));
}
