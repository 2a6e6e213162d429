import { EMBEDDED_COMPONENTS, PLAYGROUND_COMPONENT } from '../model/embeddedComponents.ts';
import type { EmbeddedComponents } from '../page/PageView.tsx';
import { definePart } from '../ui/LoadedPart.tsx';

/** The components that pages embed, by name; each loads with the pages that use it. */
export const embeddedComponents: EmbeddedComponents = {
  ...Object.fromEntries(
    EMBEDDED_COMPONENTS.map((name) => [
      name,
      definePart(async () =>
        (await import('./embeddedComponents.lazy.ts')).embeddedLoaders[name](),
      ),
    ]),
  ),
  // Beside the demos of its page, which load the same file.
  [PLAYGROUND_COMPONENT]: definePart(
    async () => (await import('../demo/DemoView.tsx')).PlaygroundBar,
  ),
};
