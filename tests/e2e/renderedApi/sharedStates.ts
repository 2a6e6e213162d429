import type { RenderState } from './renderCase.ts';

/** An image that loads. */
export const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Where things can be anchored. */
export const CORNERS = ['top', 'bottom'].flatMap((vertical) =>
  ['left', 'center', 'right'].map((horizontal) => ({ vertical, horizontal })),
);

const MARKS = [
  { value: 0, label: 'low' },
  { value: 50, label: 'high' },
];

/** What the sliders of all libraries can show. */
export const SLIDER_STATES: readonly RenderState[] = [
  { props: { marks: MARKS, defaultValue: 30 } },
  { props: { defaultValue: [20, 40] } },
  { props: { defaultValue: 30 }, act: { on: 'input', events: ['focus'] } },
  { props: { defaultValue: 30 }, act: { on: '[class*=Slider-root]', events: ['press'] } },
  { props: { defaultValue: 30 }, act: { on: '[class*=Slider-thumb]', events: ['press'] } },
];

/** Directions of a grid. */
export const DIRECTIONS = ['row', 'row-reverse', 'column', 'column-reverse'] as const;
