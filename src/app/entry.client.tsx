import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { BUILD_ID } from '../ui/siteConfig.ts';
import { watchMissingChunks } from '../offline/start/missingChunk.ts';
import { ROOT_ID } from './siteRoot.ts';
import { tolerateForeignChanges } from './tolerateForeignChanges.ts';

watchMissingChunks(window, BUILD_ID);
tolerateForeignChanges(Node.prototype);

if (!CSS.supports('position-area', 'block-end')) {
  // Where it cannot be loaded, menus open below the app bar.
  import('../ui/placePopovers.lazy.ts').catch(() => undefined);
}

startTransition(() => {
  const root = document.getElementById(ROOT_ID);
  // Whoever took it away has left a document that reads without scripts.
  if (root) hydrateRoot(root, <HydratedRouter />);
});
