import type { JSX } from 'react';
import { definePart, LoadedPart } from '../../ui/LoadedPart.tsx';
import type { InspectLayerProps } from './InspectLayer.tsx';

const layerPart = definePart(async () => (await import('./InspectLayer.tsx')).InspectLayer);

/** What names the elements of a demo; nothing of it is loaded before a reader asks for it. */
export function Inspection(props: InspectLayerProps): JSX.Element {
  return <LoadedPart part={layerPart} props={props} name={`inspect ${props.name}`} html="" />;
}
