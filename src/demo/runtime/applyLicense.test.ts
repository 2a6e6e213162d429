import { LicenseInfo } from '@mui/x-license';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { applyLicense, isCommercial } from './applyLicense.ts';

test.each([
  [['@mui/x-data-grid', '@mui/material'], false],
  [['@mui/x-data-grid-pro'], true],
  [['@mui/x-date-pickers-pro', 'react'], true],
  [['@mui/x-data-grid-premium'], true],
  [['@mui/x-license'], false],
])('a demo of %j asks for a licence: %s', (packages, expected) => {
  expect(isCommercial(packages)).toBe(expected);
});

describe('the key that the packages find', () => {
  beforeEach(() => LicenseInfo.setLicenseKey(''));
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    ['the one of the configuration', 'KEY-OF-THIS-SITE', true, 'KEY-OF-THIS-SITE'],
    ['none where none is configured', '', true, ''],
    ['none for demos that need none', 'KEY-OF-THIS-SITE', false, ''],
  ])('is %s', async (_name, configured, commercial, found) => {
    vi.stubEnv('VITE_MUI_X_LICENSE_KEY', configured);
    await applyLicense(commercial);
    expect(LicenseInfo.getLicenseKey()).toBe(found);
  });
});
