import type { ApiReference } from '../model/apiPage.ts';

/** What every section of a component or hook is given. */
export interface SectionProps {
  readonly reference: ApiReference;
  /** Id of the section's heading. */
  readonly id: string;
}
