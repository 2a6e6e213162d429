import { BASE_CASES } from './baseCases.tsx';
import { JOY_CASES } from './joyCases.tsx';
import { LAB_CASES } from './labCases.tsx';
import { MATERIAL_CASES } from './materialCases.tsx';
import { MATERIAL_FORM_CASES } from './materialFormCases.tsx';
import type { RenderCases } from './renderCase.ts';

/** Every component that needs more than its children and `open` to be rendered. */
export const RENDER_CASES: RenderCases = {
  ...MATERIAL_CASES,
  ...MATERIAL_FORM_CASES,
  ...LAB_CASES,
  ...JOY_CASES,
  ...BASE_CASES,
};
