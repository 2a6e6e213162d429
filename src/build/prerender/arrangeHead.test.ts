import { expect, test } from 'vitest';
import { arrangeHead } from './arrangeHead.ts';

const FILES: Readonly<Record<string, string>> = {
  '/assets/shell.css': '.shell{color:red}',
  '/assets/tool.css': '.tool{color:blue}',
  '/assets/long.css': '.long{color:blue}'.repeat(1000),
  '/assets/odd.css': '.odd::after{content:"</style>"}',
};

/** The head that a head becomes; fails for files that should not be read. */
async function arrange(head: string): Promise<string> {
  const html = await arrangeHead(`<html><head>${head}</head><body></body></html>`, async (href) => {
    const text = FILES[href];
    if (text === undefined) throw new Error(`${href} was read.`);
    return text;
  });
  return html.slice('<html><head>'.length, html.indexOf('</head>'));
}

test.each([
  [
    'the styles all pages share are part of the document',
    '<link rel="stylesheet" href="/assets/shell.css"/>',
    '<link rel="stylesheet" href="/assets/shell.css" disabled=""/><style>.shell{color:red}</style>',
  ],
  [
    'those of demos stay files',
    '<link rel="stylesheet" href="/assets/demo.css" data-precedence="demo"/><style data-precedence="demo" data-href="x">a{}</style>',
    '<link rel="stylesheet" href="/assets/demo.css" data-precedence="demo"/><style data-precedence="demo" data-href="x">a{}</style>',
  ],
  [
    'those of a tool are part of a document without demos',
    '<link rel="stylesheet" href="/assets/tool.css" data-precedence="demo"/>',
    '<link rel="stylesheet" href="/assets/tool.css" data-precedence="demo" disabled=""/><style>.tool{color:blue}</style>',
  ],
  [
    'long ones stay files',
    '<link rel="stylesheet" href="/assets/long.css" data-precedence="demo"/>',
    '<link rel="stylesheet" href="/assets/long.css" data-precedence="demo"/>',
  ],
  [
    'what would end the style element stays a file',
    '<link rel="stylesheet" href="/assets/odd.css"/>',
    '<link rel="stylesheet" href="/assets/odd.css"/>',
  ],
  [
    'stylesheets of other sites stay files',
    '<link rel="stylesheet" href="https://fonts.example/a.css"/>',
    '<link rel="stylesheet" href="https://fonts.example/a.css"/>',
  ],
  [
    'a stylesheet that is named twice has its last place',
    '<link rel="stylesheet" href="/assets/shell.css" data-precedence="demo"/><style data-precedence="demo" data-href="x">a{}</style><link rel="stylesheet" href="/assets/shell.css"/>',
    '<style data-precedence="demo" data-href="x">a{}</style><link rel="stylesheet" href="/assets/shell.css" disabled=""/><style>.shell{color:red}</style>',
  ],
  [
    'the title and scripts come before styles',
    '<style data-precedence="demo" data-href="x">a{}</style><title>Button</title><script>1</script>',
    '<title>Button</title><script>1</script><style data-precedence="demo" data-href="x">a{}</style>',
  ],
])('%s', async (_, head, expected) => {
  expect(await arrange(head)).toBe(expected);
});

test('what has no head is left alone', async () => {
  expect(await arrangeHead('<p>Hello</p>', () => Promise.reject(new Error()))).toBe('<p>Hello</p>');
});
