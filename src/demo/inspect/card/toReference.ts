import type { VirtualElement } from '@floating-ui/dom';
import type { ElementPlace } from '../scene.ts';

/** What outline and card are placed by: an element that may be in the document of a frame. */
export function toReference({ context, measure }: ElementPlace): VirtualElement {
  return {
    contextElement: context,
    getBoundingClientRect: () => measure() ?? new DOMRect(),
  };
}
