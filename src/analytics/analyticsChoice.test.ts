import { describe, expect, it, test } from 'vitest';
import { readAnalyticsChoice, readPrivacySignal, writeAnalyticsChoice } from './analyticsChoice.ts';

function openStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value).has(key),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('the choice about analytics', () => {
  it('is on until switched off, and leaves nothing behind when switched on again', () => {
    const storage = openStorage();
    expect(readAnalyticsChoice(storage)).toBe('on');
    writeAnalyticsChoice(storage, 'off');
    expect(readAnalyticsChoice(storage)).toBe('off');
    writeAnalyticsChoice(storage, 'on');
    expect(readAnalyticsChoice(storage)).toBe('on');
    expect(storage.items.size).toBe(0);
  });
});

describe('readPrivacySignal', () => {
  test.each([
    [{ doNotTrack: null }, null],
    [{ doNotTrack: '0' }, null],
    [{ doNotTrack: 'unspecified' }, null],
    [{ doNotTrack: '1' }, 'do-not-track'],
    [{ doNotTrack: null, globalPrivacyControl: true }, 'global-privacy-control'],
    [{ doNotTrack: null, globalPrivacyControl: false }, null],
    [{ doNotTrack: '1', globalPrivacyControl: true }, 'global-privacy-control'],
  ])('reads %j as %s', (navigator, signal) => {
    expect(readPrivacySignal(navigator)).toBe(signal);
  });
});
