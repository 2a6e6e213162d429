import type { JSX } from 'react';
import { useLocation } from 'react-router';
import { GalleryFilter } from '../gallery/GalleryFilter.tsx';
import type { EmbedProps } from '../model/page.ts';

/** The filter of a gallery as this site has it: links may lead from the page to another view of it. */
export function SiteGalleryFilter({ groups }: EmbedProps): JSX.Element {
  return <GalleryFilter groups={String(groups ?? '')} visit={useLocation()} />;
}
