import { expect, test } from 'vitest';
import { stripBehavior } from './stripBehavior.ts';

test.each([
  ['<a class="link" href="/x/" tabindex="0">x</a>', '<a class="link">x</a>'],
  [
    '<label for="a" id="a-label">x</label><input id="a" name="n" aria-labelledby="a-label" checked="">',
    '<label>x</label><input checked="">',
  ],
  ['<div role="tab" aria-selected="true">x</div>', '<div role="tab" aria-selected="true">x</div>'],
  [
    '<clipPath id="c"></clipPath><g id="d" clip-path="url(#c)"></g><use href="#c"></use>',
    '<clipPath id="c"></clipPath><g clip-path="url(#c)"></g><use href="#c"></use>',
  ],
  ['<main class="page"><p data-testid="a">x</p></main>', '<div class="page"><p>x</p></div>'],
])('%s', (html, stripped) => {
  expect(stripBehavior(html)).toBe(stripped);
});
