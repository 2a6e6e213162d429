import { LicenseInfo } from '@mui/x-license';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { applyLicense } from './applyLicense.ts';

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
