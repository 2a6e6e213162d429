/** What a page may cost; `null` marks what only pages with demos are held to. */
export interface PageBudget {
  readonly scriptBytes: number;
  readonly htmlBytes: number;
  readonly styleBytes: number;
  readonly requests: number;
  readonly elements: number;
  readonly blockingMs: number;
  /** First and largest contentful paint. */
  readonly paintMs: number;
  /** What long tasks take beyond 50 ms each, over the whole load. */
  readonly longTaskMs: number;
  readonly changeSlowMs: number;
  readonly changeFastMs: number;
}

const KB = 1000;

/** Bytes are brotli over the wire and are asserted in tests; times are printed, machines are noisy. */
export const BUDGETS = {
  /** A component page with demos: Button. */
  demos: {
    scriptBytes: 140 * KB,
    // Critical styles are in it.
    htmlBytes: 28 * KB,
    styleBytes: 110 * KB,
    requests: 20,
    elements: 1200,
    blockingMs: 200,
    paintMs: 850,
    longTaskMs: 400,
    changeSlowMs: 300,
    changeFastMs: 90,
  },
  /** A page of prose. */
  prose: {
    scriptBytes: 110 * KB,
    htmlBytes: 20 * KB,
    styleBytes: 110 * KB,
    requests: 20,
    elements: 1200,
    blockingMs: 68,
    paintMs: 700,
    longTaskMs: 400,
    changeSlowMs: 200,
    changeFastMs: 80,
  },
} as const satisfies Record<string, PageBudget>;

/** The pages the budgets are measured on. */
export const MEASURED_PAGES = {
  demos: '/material-ui/react-button/',
  prose: '/material-ui/getting-started/installation/',
} as const satisfies Record<keyof typeof BUDGETS, string>;

/** How big a site the budgets of the build are for. */
export const GROWN = { writtenPages: 600, demos: 3000 } as const;

/** Build time per page, those of the API among them, once the packages are read. */
export const BUILD_MS_PER_PAGE = 100;

/** Scripts that demos may load besides one for each of them: twenty for ten demos. */
export const SCRIPTS_BESIDE_DEMOS = 10;

/** From saving a file to seeing the change in dev, in ms, with 600 written pages. */
export const DEV_BUDGET = { Markdown: 300, demo: 300, navigation: 500 } as const;

/** What search may cost, and how good it must be. */
export const SEARCH_BUDGET = {
  firstBytes: 120 * KB,
  queryMs: 16,
  slowestMs: 50,
  dialogMs: 100,
  meanReciprocalRank: 0.9,
  unseenReciprocalRank: 0.92,
} as const;

/** What the page of icons may cost beside what all pages load, and how soon it answers. */
export const ICON_BUDGET = {
  path: '/material-ui/material-icons/',
  /** Before anything is searched for. */
  firstBytes: 60 * KB,
  /** From a letter to the list that follows from it, 95th percentile. */
  keystrokeMs: 16,
  /** Until icons are painted, with 4x CPU. */
  firstIconsMs: 850,
} as const;

/** Memory of a build and all it starts, in MB, however many pages there are. */
export const BUILD_MEGABYTES = 4000;

/** Names with other hashes compress differently; beyond that a page does not grow with the site. */
export const GROWTH_TOLERANCE = 1.01;
