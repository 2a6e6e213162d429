import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { BUILD_ID } from '../ui/siteConfig.ts';
import { watchMissingChunks } from '../offline/start/missingChunk.ts';

watchMissingChunks(window, BUILD_ID);

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
