import { expect, test } from 'vitest';
import { parseIcon } from './parseIcon.ts';

function script(expression: string): string {
  return `"use client";
import createSvgIcon from "./utils/createSvgIcon.js";
export default createSvgIcon(${expression}, 'Name');`;
}

test.each([
  ['/*#__PURE__*/_jsx("path", { d: "M1 2z" })', '<path d="M1 2z"/>'],
  [
    '[_jsx("path", { d: "M1", opacity: ".3" }, "0"), _jsx("circle", { cx: "1", cy: "2", r: "3" }, "1")]',
    '<path d="M1" opacity=".3"/><circle cx="1" cy="2" r="3"/>',
  ],
  [
    '_jsxs(React.Fragment, { children: [_jsx("path", { fillOpacity: ".3", d: "M1" }), _jsx("path", { d: "M2" })] })',
    '<path fill-opacity=".3" d="M1"/><path d="M2"/>',
  ],
  [
    '_jsxs("g", { fillRule: "evenodd", children: [_jsx("path", { d: "M1" })] })',
    '<g fill-rule="evenodd"><path d="M1"/></g>',
  ],
  [
    '_jsxs("g", { children: [_jsx("defs", { children: _jsx("path", { id: "a", d: "M1" }) }), _jsx("use", { xlinkHref: "#a" })] })',
    '<g><path d="M1"/></g>',
  ],
])('%s is %s', (expression, markup) => {
  expect(parseIcon(script(expression))).toBe(markup);
});

test.each([
  ['_jsx("path", { d: path })', 'The prop d of an icon is no string.'],
  ['paths', 'An icon is made of something else than calls.'],
  ['_jsx("use", { xlinkHref: "#a" })', 'An icon refers to an element that it does not have.'],
])('%s is refused', (expression, message) => {
  expect(() => parseIcon(script(expression))).toThrow(message);
});
