import {
  AD_DISPLAY_DELAY_MS,
  AD_DISPLAY_SAMPLING_RATIO,
  WEB_VITALS_SKIP_RATE,
} from '../model/constants.ts';

/** What analytics may send, as the operators' page lists it. The sending code takes its types from here. */
export interface EventDefinition {
  /** The event's name at the analytics service. */
  readonly name: string;
  readonly when: string;
  /** Which share of the occasions is sent. */
  readonly share: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Every event with a fixed name. */
export const EVENTS = {
  pageView: {
    name: 'page_view',
    when: 'After each page change, the first page included, once the title is the new one',
    share: 'all',
    parameters: {
      page_title: 'Title of the page',
      page_path: 'Path without language, query and hash',
      page_location: 'The same path with the origin of the site',
      productId: 'Product the page belongs to',
      productCategoryId: 'Category of that product: core, x or toolpad',
    },
  },
  ad: {
    name: 'ad',
    when: `An advertisement has been on screen for ${AD_DISPLAY_DELAY_MS / 1000} seconds without a break, at least half of it and in a tab in front (display), was clicked, or could not be drawn (crash)`,
    share: `display ${formatPercent(AD_DISPLAY_SAMPLING_RATIO)}, click and crash all`,
    parameters: {
      eventAction: 'display, click or crash',
      eventLabel: 'Which advertisement, and why it was chosen',
    },
  },
  webVital: {
    name: 'web_vitals',
    when: 'The browser has a final value of CLS, FCP, INP, LCP or TTFB',
    share: `all but ${formatPercent(WEB_VITALS_SKIP_RATE)} of visits`,
    parameters: {
      metric_name: 'Which of the five measures',
      metric_value: 'Its value: milliseconds, or a score for CLS',
      metric_delta: 'Difference from the value sent before',
      metric_id: 'Random id that joins the values of one page load',
      metric_rating: 'good, needs-improvement or poor',
    },
  },
} as const satisfies Record<string, EventDefinition>;

/** Clicks take their name from the element, so they are no row of the table above. */
export const CLICK_EVENT = {
  name: 'named by the element',
  when: 'A click on an element, or inside one, that carries data-ga-event-category',
  share: 'all, or the share in data-ga-event-split',
  parameters: {
    eventAction: 'Text of data-ga-event-action',
    eventLabel: 'Text of data-ga-event-label',
  },
} as const satisfies EventDefinition;

/** Properties of the visit rather than of one event. */
export const USER_PROPERTIES = {
  codeVariant: 'Language of code samples: TS or JS',
  userLanguage: 'Language of the page',
  colorScheme: 'Color mode chosen on this site: light, dark or system',
  colorSchemeOS: 'Color mode of the system: light or dark',
  devicePixelRatio: 'Device pixels per CSS pixel, to one decimal',
} as const satisfies Record<string, string>;

export type EventValue = string | number | null;
type Events = typeof EVENTS;

/** An event with a fixed name and all of its parameters. */
export type NamedEvent = {
  [Id in keyof Events]: {
    readonly name: Events[Id]['name'];
    readonly parameters: Readonly<Record<keyof Events[Id]['parameters'], EventValue>>;
  };
}[keyof Events];

/** An event named by the element that was clicked. */
export interface ClickEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<keyof (typeof CLICK_EVENT)['parameters'], string>>;
}

export type UserProperties = Readonly<Record<keyof typeof USER_PROPERTIES, string | number>>;

function formatPercent(share: number): string {
  return `${share * 100}\u00a0%`;
}
