import type { JSX } from 'react';
import type { NavigationFlag, Plan } from '../model/navigation.ts';
import './chip.css';

const TEXTS = {
  newFeature: 'New',
  planned: 'Planned',
  unstable: 'Preview',
  beta: 'Beta',
  legacy: 'Legacy',
  deprecated: 'Deprecated',
  pro: 'Pro',
  premium: 'Premium',
} as const satisfies Record<NavigationFlag | Plan, string>;

/** A small mark for the state of a feature or the plan it belongs to. */
export function Chip({ mark }: { readonly mark: NavigationFlag | Plan }): JSX.Element {
  return (
    <span className="chip" data-mark={mark}>
      {TEXTS[mark]}
    </span>
  );
}
