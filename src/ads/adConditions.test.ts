import { describe, expect, test } from 'vitest';
import { readAdConfig } from './adConfig.ts';
import { chooseAdSource, isBot, type AdConditions } from './adConditions.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const reader: AdConditions = { userAgent: FIREFOX, online: true, printing: false, saveData: false };
const script = { VITE_AD_SCRIPT_URL: 'https://cdn.example/ad.js' };
const json = { VITE_AD_JSON_URL: 'https://srv.example/ads.json' };

describe('chooseAdSource', () => {
  test.each([
    ['a reader with a script network', script, {}, 'script'],
    ['a reader with an endpoint', json, {}, 'json'],
    ['a reader without a network', {}, {}, 'house'],
    ['an offline reader', script, { online: false }, 'house'],
    ['a reader who saves data', json, { saveData: true }, 'house'],
    ['a printer', json, { printing: true }, 'off'],
    ['a bot', json, { userAgent: 'Googlebot/2.1' }, 'off'],
    ['development', { ...json, DEV: true }, {}, 'off'],
    ['development without a network', { DEV: true }, {}, 'off'],
    ['development that asks for ads', { ...json, DEV: true, VITE_AD_IN_DEV: 'true' }, {}, 'json'],
  ])('gives %s what it should get', (_name, env, conditions, source) => {
    expect(chooseAdSource(readAdConfig(env), { ...reader, ...conditions })).toBe(source);
  });
});

describe('isBot', () => {
  test.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
    ['Mozilla/5.0 (compatible; YandexBot/3.0)', true],
    ['DuckDuckBot/1.1', true],
    ['Mozilla/5.0 (compatible; Baiduspider/2.0)', true],
    ['GPTBot/1.2', true],
    ['facebookexternalhit/1.1', true],
    ['Mozilla/5.0 (compatible; Yahoo! Slurp)', true],
    ['CCBot/2.0 (https://commoncrawl.org/faq/)', true],
    ['Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/140.0 Mobile', false],
    ['Mozilla/5.0 (Linux; Android 9; CUBOT_X18_Plus) AppleWebKit/537.36 Chrome/140.0', false],
    [FIREFOX, false],
    [
      'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      false,
    ],
    ['', false],
  ])('%s: %s', (userAgent, expected) => {
    expect(isBot(userAgent)).toBe(expected);
  });
});
