/** Share of ad displays that are reported to analytics. */
export const AD_DISPLAY_SAMPLING_RATIO = 0.1;
/** How long an ad must have been on screen before its display is reported. */
export const AD_DISPLAY_DELAY_MS = 2500;
/** Number of in-house ads to choose from. */
export const IN_HOUSE_AD_COUNT = 5;
/** Probability that a blocked slot shows the appeal instead of an in-house ad. */
export const AD_BLOCK_APPEAL_SHARE = 0.2;
/** Height reserved for the ad slot below and from the `sm` breakpoint. */
export const AD_SLOT_MIN_HEIGHT_PX = { phone: 142, wide: 126 } as const;
/** Margins above and below the ad slot, in spacing units. */
export const AD_SLOT_MARGIN_UNITS = { top: 3, bottom: 3 } as const;
/** How often the JSON ad endpoint is asked again while its answer holds no usable ad. */
export const AD_FETCH_MAX_RETRIES = 10;
/** The ad network's placeholder is looked for this often … */
export const AD_POLL_INTERVAL_MS = 500;
/** … at most so many times … */
export const AD_POLL_MAX_TRIES = 30;
/** … and counts as blocked after so many tries without it. */
export const AD_BLOCKED_AFTER_TRIES = 6;

/** Probability that a session reports no web vitals (0.01 %). */
export const WEB_VITALS_SKIP_RATE = 0.0001;

/** How long the code variant cookie lives: one year. */
export const CODE_VARIANT_COOKIE_MAX_AGE_S = 31536000;
