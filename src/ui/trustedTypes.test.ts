import { expect, test } from 'vitest';
import { createTrustedPolicy, type TrustedTypesWindow } from './trustedTypes.ts';

const location = { href: 'https://docs.example/joy-ui/' };

type Rules = Parameters<NonNullable<TrustedTypesWindow['trustedTypes']>['createPolicy']>[1];

function findRules(): Rules {
  const found: Rules[] = [];
  createTrustedPolicy({
    location,
    trustedTypes: { createPolicy: (_, rules) => void found.push(rules) },
  });
  const [rules] = found;
  if (!rules) throw new Error('There is no policy.');
  return rules;
}

test.each([
  ['/assets/searchWorker-1.js', true],
  ['https://docs.example/sw.js', true],
  ['https://tags.example/tag.js', true],
  ['data:text/javascript,alert(1)', false],
  ['blob:null/1', false],
  ['blob:https://docs.example/1', false],
  ['javascript:alert(1)', false],
])('a script may come from %s: %s', (url, expected) => {
  expect(findRules().createScriptURL(url)).toBe(expected ? url : null);
});

test('HTML stays as it is, and text does not become code', () => {
  const rules = findRules();
  expect(rules.createHTML('<p>a</p>')).toBe('<p>a</p>');
  expect(rules).not.toHaveProperty('createScript');
});

test('browsers without trusted types go on', () => {
  expect(() => createTrustedPolicy({ location })).not.toThrow();
});
