import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'content/material-ui';
const GUIDES = '/material-ui/customization/';

/** What a section on customization may speak of, and the guide that explains it. */
const NEEDED: readonly (readonly [RegExp, string])[] = [
  [/defaultProps|styleOverrides|default props|style overrides/i, `${GUIDES}theme-components/`],
  [/`slots`|\bslots are\b/, `${GUIDES}overriding-component-structure/`],
];

const sections = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => {
    const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
    const [, section] = /^## Customi[sz].*\n([^]*?)(?=^## |(?![^]))/m.exec(text) ?? [];
    return section === undefined ? [] : [{ name, section }];
  });

test('component pages have a section on customization', () => {
  expect(sections.map(({ name }) => name)).toContain('react-button.md');
});

test.each(sections)('the customization of $name links the guides it needs', ({ section }) => {
  const needed = NEEDED.filter(([subject]) => subject.test(section)).map(([, guide]) => guide);
  for (const guide of needed) expect(section).toContain(`](${guide}`);
  expect(section).toMatch(/\]\(\/material-ui\/(?:customization|guides)\//);
});
