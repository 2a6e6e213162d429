import { describe, expect, test } from 'vitest';
import { formatTagCommand, parseTagCommand } from './tagCommands.ts';

describe('what the local tag sends', () => {
  test.each([
    [
      'an event with its fields',
      ['event', 'page_view', { page_path: '/docs/', productId: null }],
      'page_view page_path="/docs/" productId=null',
    ],
    [
      'properties of the visit',
      ['set', 'user_properties', { devicePixelRatio: 2 }],
      'user_properties devicePixelRatio=2',
    ],
    ['an event without fields', ['event', 'nav', {}], 'nav'],
  ])('is read as %s', (_name, command, line) => {
    const parsed = parseTagCommand(JSON.stringify(command));
    expect(parsed && formatTagCommand(parsed)).toBe(line);
  });

  test.each(['', 'nonsense', '{}', '["event"]', '["config","LOCAL",{}]', '["event",1,{}]'])(
    'is never %j',
    (body) => {
      expect(parseTagCommand(body)).toBeNull();
    },
  );
});
