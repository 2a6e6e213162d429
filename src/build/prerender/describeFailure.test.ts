import { expect, test } from 'vitest';
import { DemoFailure } from '../demos/DemoFailure.ts';
import { describeFailure } from './describeFailure.ts';

const FILE = 'content/lamps/desk.md';

test('a page that throws is named by its file', () => {
  expect(describeFailure(FILE, '/lamps/desk/', withoutStack(new Error('No lamp.')))).toBe(
    'content/lamps/desk.md\n  /lamps/desk/ cannot be prerendered.\n  No lamp.',
  );
});

test('a demo that throws is named before its page', () => {
  const cause = withoutStack(new TypeError('lamp is undefined'));
  const failure = new DemoFailure('content/lamps/desk/Lamp.tsx', cause);
  expect(describeFailure(FILE, '/lamps/desk/', failure)).toBe(
    [
      'content/lamps/desk/Lamp.tsx',
      '  /lamps/desk/ cannot be prerendered; it is written in content/lamps/desk.md.',
      '  The demo content/lamps/desk/Lamp.tsx cannot be rendered: TypeError: lamp is undefined',
    ].join('\n'),
  );
});

function withoutStack(error: Error): Error {
  error.stack = '';
  return error;
}
