import type { ComponentType } from 'react';
import { HOME_COMPONENTS, PLAYGROUND_COMPONENT } from '../model/embeddedComponents.ts';
import type { EmbedProps } from '../model/page.ts';
import { definePart, type Part } from '../ui/LoadedPart.tsx';

const parts = new Map<string, Part<EmbedProps>>();

/** The component that pages embed under a name; it loads with the pages that use it. */
export function findEmbedded(name: string): Part<EmbedProps> {
  const part = parts.get(name) ?? definePart(() => load(name));
  parts.set(name, part);
  return part;
}

async function load(name: string): Promise<ComponentType<EmbedProps>> {
  // Beside the demos of its page, which load the same file.
  if (name === PLAYGROUND_COMPONENT)
    return (await import('../page/componentParts.ts')).PlaygroundBar;
  const home = HOME_COMPONENTS.find((each) => each === name);
  if (home) return (await import('../home/home.ts'))[home];
  return (await import('./embeddedComponents.lazy.ts')).loadEmbedded(name);
}
