import type { RefTarget } from '../../model/apiDoc.ts';
import { CLASS_CORRECTIONS } from './classCorrections.ts';
import { OWN_DESCRIPTIONS } from './ownDescriptions.ts';
import { REF_TARGETS } from './refTargets.ts';

/** Where a list of classes is not what the components put on their elements. */
export type ClassCorrection = ClassesInList | AddedClass;

interface ClassesInList {
  /** Never applied and of no use, never applied yet the name of a rule in style overrides, or applied in another state. */
  readonly kind: 'unapplied' | 'overrideOnly' | 'misdescribed';
  readonly package: string;
  readonly components: readonly string[];
  readonly names: readonly string[];
  /** Why, for those who keep the table; for readers where the row stays. */
  readonly text: string;
}

interface AddedClass {
  /** Applied, yet in no list. */
  readonly kind: 'added';
  readonly package: string;
  readonly components: readonly string[];
  readonly name: string;
  readonly className: string;
  readonly isState: boolean;
  readonly text: string;
}

/** What is put right; keys are `package/Component`, with `.row` or `(parameter)` behind it for descriptions. */
export interface ApiCorrections {
  readonly refs: Readonly<Record<string, RefTarget>>;
  readonly classes: readonly ClassCorrection[];
  readonly descriptions: Readonly<Record<string, string>>;
}

/** All corrections; a browser test holds them, and what needs none, against the components as they run. */
export const API_CORRECTIONS: ApiCorrections = {
  refs: REF_TARGETS,
  classes: CLASS_CORRECTIONS,
  descriptions: OWN_DESCRIPTIONS,
};
