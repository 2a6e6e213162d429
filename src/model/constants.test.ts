import { expect, test } from 'vitest';
import * as constants from './constants.ts';

test('constants have the values of the specification', () => {
  expect({ ...constants }).toEqual({
    AD_DISPLAY_SAMPLING_RATIO: 0.1,
    AD_DISPLAY_DELAY_MS: 2500,
    IN_HOUSE_AD_COUNT: 5,
    AD_BLOCK_APPEAL_SHARE: 0.2,
    AD_SLOT_MIN_HEIGHT_PX: { phone: 142, wide: 126 },
    AD_SLOT_MARGIN_UNITS: { top: 3, bottom: 3 },
    AD_FETCH_MAX_RETRIES: 10,
    AD_POLL_INTERVAL_MS: 500,
    AD_POLL_MAX_TRIES: 30,
    AD_BLOCKED_AFTER_TRIES: 6,
    WEB_VITALS_SKIP_RATE: 0.0001,
    CODE_VARIANT_COOKIE_MAX_AGE_S: 31_536_000,
  });
});
