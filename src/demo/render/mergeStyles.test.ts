import { describe, expect, test } from 'vitest';
import { mergeStyles } from './mergeStyles.ts';

const LTR = ':where(:root[dir=ltr] *)';
const RTL = ':where(:root[dir=rtl] *)';

describe('mergeStyles', () => {
  test.each<[string, string, string]>([
    ['leaves what is the same both ways', '.css-a{color:red;}', '.css-a{color:red;}'],
    [
      'binds a class to the direction',
      '.css-a{left:0;}',
      `.css-a${LTR}{left:0;}.css-a${RTL}{right:0;}`,
    ],
    [
      'keeps neighbours and ancestors in place',
      'label+.css-a,.x .css-a>p{left:0;}',
      `label+.css-a${LTR},.x .css-a${LTR}>p{left:0;}label+.css-a${RTL},.x .css-a${RTL}>p{right:0;}`,
    ],
    [
      'stays in front of states and pseudo-elements',
      '.css-a.Mui-disabled:hover::before{left:0;}',
      `.css-a${LTR}.Mui-disabled:hover::before{left:0;}.css-a${RTL}.Mui-disabled:hover::before{right:0;}`,
    ],
    [
      'reaches into media queries and mode selectors',
      '@media print{.css-a{left:0;}}*:where([data-mode="dark"]) .css-a{left:1px;}',
      `@media print{.css-a${LTR}{left:0;}}*:where([data-mode="dark"]) .css-a${LTR}{left:1px;}` +
        `@media print{.css-a${RTL}{right:0;}}*:where([data-mode="dark"]) .css-a${RTL}{right:1px;}`,
    ],
    [
      'does not take a longer name for the class',
      '.css-a .css-a-label .css-ab{left:0;}',
      `.css-a${LTR} .css-a-label .css-ab{left:0;}.css-a${RTL} .css-a-label .css-ab{right:0;}`,
    ],
  ])('%s', (_, css, merged) => {
    const mirrored = css.replaceAll('left', 'right');
    expect(mergeStyles(new Map([['a', css]]), new Map([['a', mirrored]]))).toBe(merged);
  });

  test('gives mirrored animations a name of their own', () => {
    const rules = (side: string) =>
      new Map([
        ['a', '.css-a{animation:animation-x 1s;}'],
        ['animation-x', `@keyframes animation-x{to{${side}:9px;}}`],
        ['b', '.css-b{animation:animation-xy 1s;}'],
        ['animation-xy', '@keyframes animation-xy{to{opacity:0;}}'],
      ]);
    expect(mergeStyles(rules('left'), rules('right'))).toBe(
      `.css-a${LTR}{animation:animation-x 1s;}.css-a${RTL}{animation:animation-x-rtl 1s;}` +
        '@keyframes animation-x{to{left:9px;}}@keyframes animation-x-rtl{to{right:9px;}}' +
        '.css-b{animation:animation-xy 1s;}@keyframes animation-xy{to{opacity:0;}}',
    );
  });

  test('keeps the left-to-right version of styles without a class', () => {
    const rules = (side: string) => new Map([['g', `body{${side}:0;}`]]);
    expect(mergeStyles(rules('left'), rules('right'))).toBe('body{left:0;}');
  });
});
