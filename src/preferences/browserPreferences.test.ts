import { expect, test } from 'vitest';
import { getPreferenceStore } from './browserPreferences.ts';

test('asking for the choices of a reader while prerendering says why that cannot be', () => {
  expect(() => getPreferenceStore()).toThrow(
    new Error('getCookie() is not supported on the server. Call it in an effect instead.'),
  );
});
