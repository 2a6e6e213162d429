/** What a search result can be, in the order the filter offers them. */
export const SEARCH_KINDS = [
  'page',
  'heading',
  'component',
  'hook',
  'prop',
  'slot',
  'class',
  'demo',
  'icon',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** What readers see beside a result of each kind. */
export const KIND_LABELS = {
  page: 'Page',
  heading: 'Section',
  component: 'API',
  hook: 'Hook',
  prop: 'Prop',
  slot: 'Slot',
  class: 'CSS class',
  demo: 'Demo',
  icon: 'Icon',
} as const satisfies Record<SearchKind, string>;

/** Words before a colon that narrow a query to some kinds: `prop:color`. */
export const KIND_FILTERS: Readonly<Record<string, readonly SearchKind[]>> = {
  page: ['page', 'heading'],
  api: ['component', 'hook'],
  component: ['component'],
  hook: ['hook'],
  prop: ['prop'],
  slot: ['slot'],
  class: ['class'],
  demo: ['demo'],
};
