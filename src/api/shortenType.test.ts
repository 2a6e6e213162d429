import { describe, expect, test } from 'vitest';
import type { FunctionSignature } from '../model/apiDoc.ts';
import { shortenType } from './shortenType.ts';

const signature: FunctionSignature = {
  parameters: [
    { name: 'event', type: 'React.SyntheticEvent', optional: false, description: null },
    { name: 'details', type: 'Details<Value>', optional: true, description: null },
  ],
  returns: { type: 'void', description: null },
};

describe('what stands for a long type', () => {
  test('is the names of a function’s parameters', () => {
    const type = '(event: React.SyntheticEvent, details?: Details<Value>) => void';
    expect(shortenType(type, signature)).toBe('(event, details?) => void');
  });

  test('is the start of anything else', () => {
    const type = `{ root?: Props; ${'track?: Props; '.repeat(10)} }`;
    expect(shortenType(type, null)).toBe(
      '{ root?: Props; track?: Props; track?: Props; track?: Pr…',
    );
  });
});
