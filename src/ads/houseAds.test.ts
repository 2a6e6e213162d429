import { describe, expect, it, test } from 'vitest';
import { IN_HOUSE_AD_COUNT } from '../model/constants.ts';
import { HOUSE_ADS } from './houseAds.ts';
import { ANSWER_LIMITS } from './parseAdAnswer.ts';

describe('in-house ads', () => {
  it('are as many as the draw expects, each with its own name', () => {
    expect(HOUSE_ADS).toHaveLength(IN_HOUSE_AD_COUNT);
    expect(new Set(HOUSE_ADS.map(({ label }) => label)).size).toBe(IN_HOUSE_AD_COUNT);
  });

  test.each(HOUSE_ADS.map((ad) => [ad.name, ad] as const))(
    '"%s" fits the slot and needs no request',
    (_name, ad) => {
      expect(ad.name.length).toBeLessThanOrEqual(ANSWER_LIMITS.name);
      expect(ad.description.length).toBeLessThanOrEqual(ANSWER_LIMITS.description / 2);
      expect(ad.image).toMatch(/^data:image\/svg\+xml/);
      expect(ad.link).toMatch(/^(https:\/\/.+|\/.+)\/$/);
    },
  );
});
