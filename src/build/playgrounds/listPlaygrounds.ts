import type { Playground } from '../../model/playground.ts';
import { formatModule } from '../../demo/playground/formatPlayground.ts';
import type { Site } from '../../source/site.ts';

/** A playground and the page it stands on. */
export interface PagePlayground {
  readonly pathname: string;
  readonly playground: Playground;
}

/** The playgrounds of all pages. */
export function listPlaygrounds({ written }: Pick<Site, 'written'>): PagePlayground[] {
  return written.flatMap(({ pathname, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'playground' ? [{ pathname, playground: block.playground }] : [],
    ),
  );
}

/** The code of the modules that playgrounds run, by their paths from the project root. */
export function listPlaygroundModules(site: Pick<Site, 'written'>): ReadonlyMap<string, string> {
  return new Map(
    listPlaygrounds(site).map(({ playground: { module, code, component } }) => [
      module,
      formatModule(code, component),
    ]),
  );
}
