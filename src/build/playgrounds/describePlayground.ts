import { toAddress } from '../../model/address.ts';
import type { PlaygroundData } from '../../model/playground.ts';
import { createInstalledPackages } from '../../source/demos/installedPackages.ts';
import { resolvePackages } from '../../source/demos/resolveDependencies.ts';
import { findClientFiles } from '../clientFiles.ts';
import { getSite } from '../currentSite.ts';
import { findThemeStylesheets } from '../demos/findDemoStylesheets.ts';
import { listPlaygrounds } from './listPlaygrounds.ts';

/** A page's playground, for readers who open it. */
export async function describePlayground(pathname: string): Promise<PlaygroundData> {
  const site = await getSite();
  const found = listPlaygrounds(site).find((candidate) => candidate.pathname === pathname);
  if (!found) throw new Error(`The page ${pathname} has no playground.`);
  const { playground } = found;
  const product = site.products.find(({ packages }) => packages.includes(playground.package));
  const theme = product?.baseLibrary === 'joy' ? 'joy' : 'material';
  const { module, preload } = (await findClientFiles())(playground.module);
  const imported = playground.code.imports.flatMap(
    (statement) => /from '((?:@[\w-]+\/)?[\w-]+)/.exec(statement)?.[1] ?? [],
  );
  return {
    ...playground,
    api: toAddress(playground.api),
    module,
    preload,
    theme,
    stylesheets: findThemeStylesheets(theme),
    dependencies: resolvePackages(
      [...imported, '@mui/icons-material'],
      createInstalledPackages(process.cwd()),
    ),
  };
}
