import { describe, expect, it } from 'vitest';
import { checkMistakes } from './checkMistakes.ts';

const TEXT = `- **Elsewhere.** No mistake.

## Common mistakes {#mistakes}

- **\`open\` in a [menu](/menu/).** Nothing opens.
- **Two of them.** One is enough.

## Next {#next}

- **Later.** No mistake either.
`;

const REASON = 'It is a matter of what people expect.';
const OPEN = { mistake: 'open in a menu', wrong: '<b />', right: '<i />', seen: 'false' };
const TWO = { mistake: 'Two of them', reason: REASON };

function check(checks: string | null): string[] {
  const page = { file: 'a.md', text: TEXT, checksFile: 'a/mistakes.json', checks };
  return checkMistakes(page).map(({ file, line, what }) => `${file}:${line} ${what}`);
}

describe('checkMistakes', () => {
  it.each([
    [
      'mistakes without a check',
      null,
      [
        'a.md:5 Nothing shows that "open in a menu" is a mistake.',
        'a.md:6 Nothing shows that "Two of them" is a mistake.',
      ],
    ],
    ['a complete list', JSON.stringify([OPEN, TWO]), []],
    [
      'a check of what the page does not name',
      `[\n${JSON.stringify(OPEN)},\n${JSON.stringify(TWO)},\n${JSON.stringify({ ...TWO, mistake: 'Later' })}]`,
      ['a/mistakes.json:4 The page names no mistake "Later".'],
    ],
  ])('%s', (_, checks, problems) => {
    expect(check(checks)).toEqual(problems);
  });

  it.each([
    ['text that is no JSON', '[{', 'The file is no JSON'],
    ['nothing that tells them apart', JSON.stringify([{ ...OPEN, seen: undefined }]), 'tells them'],
    ['a check with a reason', JSON.stringify([{ ...OPEN, reason: REASON }]), 'or the "reason"'],
    ['an unknown step', JSON.stringify([{ ...OPEN, steps: ['look'] }]), 'A step is written'],
  ])('refuses %s', (_, checks, what) => {
    expect(check(checks)).toEqual([expect.stringContaining(what)]);
  });
});
