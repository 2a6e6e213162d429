import { expect, test } from 'vitest';
import { findErrorLine } from './findErrorLine.ts';

const CHROMIUM = `ReferenceError: boom is not defined
    at CouponField (eval at run (https://docs.example/assets/LiveCode.js:1:2045), <anonymous>:14:3)
    at renderWithHooks (https://docs.example/assets/react-dom.js:1:77)`;
const FIREFOX = `CouponField@https://docs.example/assets/LiveCode.js line 1 > Function:14:3
renderWithHooks@https://docs.example/assets/react-dom.js:1:77`;
const WEBKIT = `CouponField@
renderWithHooks@https://docs.example/assets/react-dom.js:1:77`;

test.each([
  ['a text that does not compile', 'Unexpected token (7:12)', '', 1, 7],
  ['Chromium, which counts lines of its own', 'boom is not defined', CHROMIUM, 3, 12],
  ['Firefox', 'boom is not defined', FIREFOX, 3, 12],
  ['an engine that counts none', 'boom is not defined', FIREFOX, 1, 14],
  ['WebKit, whose stacks have no lines', "Can't find variable: boom", WEBKIT, 1, null],
  ['a line before the first', 'boom is not defined', CHROMIUM, 15, null],
])('the line of an error is found: %s', (_, message, stack, firstLine, expected) => {
  expect(findErrorLine(Object.assign(new Error(message), { stack }), firstLine)).toBe(expected);
});

test('what was thrown need not be an error', () => {
  expect(findErrorLine('boom', 1)).toBeNull();
});
