import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { BUILD_ID } from '../ui/siteConfig.ts';
import { watchMissingChunks } from '../offline/start/missingChunk.ts';

watchMissingChunks(window, BUILD_ID);

if (!CSS.supports('position-area', 'block-end')) {
  // Where it cannot be loaded, menus open below the app bar.
  import('../ui/placePopovers.lazy.ts').catch(() => undefined);
}

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
