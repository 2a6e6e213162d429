import type { EmbedProps } from '../../model/page.ts';
import type { Site } from '../../source/site.ts';
import { getErrorCodes } from './errorCodes.ts';

/** Props of an embedded component that no author could write, because they follow from the packages. */
export function deriveProps(name: string, site: Site): EmbedProps {
  if (name !== 'ProductionError') return {};
  return Object.fromEntries(
    getErrorCodes(site).map((each) => [each.code, each.kind === 'thrown' ? each.message : false]),
  );
}
