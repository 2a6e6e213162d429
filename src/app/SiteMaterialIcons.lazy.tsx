import type { ComponentProps, JSX } from 'react';
import { useLocation } from 'react-router';
import { MaterialIcons } from '../icons/MaterialIcons.tsx';
import type { EmbedProps } from '../model/page.ts';

/** The icons as this site has them: links to a search of icons lead here from the page itself, too. */
export function SiteMaterialIcons(props: EmbedProps): JSX.Element {
  // The build derives them (`deriveProps`).
  const derived = props as unknown as Omit<ComponentProps<typeof MaterialIcons>, 'visit'>;
  return <MaterialIcons {...derived} visit={useLocation()} />;
}
