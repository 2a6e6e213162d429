import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  createClass,
  createComponent,
  createHook,
  createProp,
  createSlot,
  createText,
} from '../../tests/fixtures/apiDocs.ts';
import type { ApiDoc, ComponentDoc } from '../model/apiDoc.ts';
import { listApiSections, type ApiReference } from '../model/apiPage.ts';
import { ApiReferenceView } from './ApiReferenceView.tsx';
import { FactLines } from './FactLines.tsx';

const button = createComponent('Button', {
  description: createText('Starts an action.'),
  themeKey: 'MuiButton',
  namedTypes: [{ name: 'Origin', parameters: '<T>', text: "'top' | T" }],
  forwardsRef: { element: 'HTMLButtonElement', target: null },
  spreads: true,
  inherits: { name: 'ButtonBase', package: '@mui/material', url: '/material-ui/api/button-base/' },
  source: { path: 'src/Button.js', url: 'https://example.com/src/Button.js' },
  size: { alone: 31234, added: 900 },
  props: [
    createProp('Button', 'size', { type: "'small' | 'large'", default: "'small'" }),
    createProp('Button', 'classes'),
    createProp('Button', 'origin', { type: 'Origin | null' }),
    createProp('Button', 'slotProps', { type: '{ root?: … }', wholeType: '{ root?: Origin }' }),
    createProp('Button', 'slots', { required: true }),
    createProp('Button', 'onMove', {
      type: `(event: ${'x'.repeat(90)}) => void`,
      signature: {
        parameters: [
          { name: 'event', type: 'Event', optional: false, description: createText('Where.') },
        ],
        returns: { type: 'void', description: null },
      },
    }),
    createProp('Button', 'old', { deprecation: { reason: createText('Use size.') } }),
  ],
  slots: [createSlot('Button', 'icon', { defaultComponent: 'Icon', className: 'MuiButton-icon' })],
  classes: [
    createClass('Button', 'root'),
    createClass('Button', 'disabled', { className: 'Mui-disabled', isState: true }),
  ],
});

describe('the reference of a component', () => {
  const html = render(button);

  test('has a heading for every section and an anchor for every row', () => {
    const wanted = listApiSections(createReference(button)).flatMap(({ id, rows }) => [
      id,
      ...rows.map(({ anchor }) => anchor),
    ]);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(wanted);
    expect(ids).toContain('button-prop-size');
    expect(ids).toContain('button-classes-root');
  });

  test.each([
    ['the default of a union', '<b class="standard" title="Default">&#x27;small&#x27;</b>'],
    ['what is required', 'slots</a><span class="note"> required</span>'],
    ['what is deprecated, with the reason', '<p>Use size.</p>'],
    ['a long type by its parameters', '<summary><code class="type">(event) =&gt; void</code>'],
    ['what a named type stands for', '<b>Origin</b>&lt;T&gt; = <span class="s">&#x27;top&#x27;'],
    ['what a shortened type holds', '<code class="type">{ root?: Origin }</code>'],
    ['how to import it, in a line', '<h2 id="import">Import</h2>'],
    ['its name in themes, in a line', 'Theme <a href="#theme-default-props"><code'],
    ['at most three demos of a prop', '<summary>and 2 more</summary><a href="/button/#D"'],
    ['the demos of a prop', '<a href="/button/#Sizes">Sizes</a>'],
    ['documented names as links', '<a href="/icon/">Icon</a>'],
    ['where a ref goes', 'reaches the root element, an <code>HTMLButtonElement</code>.'],
    ['where further props go', 'Props that are not listed go to <code>ButtonBase</code>.'],
    ['the name in themes', '<code>components.MuiButton.defaultProps</code>'],
    ['classes that are states', 'disabled</a><span class="note"> state</span>'],
    ['both sizes', 'adds 31.2 kB to an app, and 0.9 kB where'],
  ])('shows %s', (_, piece) => {
    expect(html).toContain(piece);
  });

  test('says nothing of what it does not have', () => {
    expect(render(createComponent('Plain'))).not.toMatch(
      /Slots|CSS classes|theme|kB|undefined|null/,
    );
  });
});

const further: [fact: string, doc: Partial<ComponentDoc>, text: string][] = [
  [
    'a ref that reaches something else than the root element',
    { forwardsRef: { element: null, target: 'the child element' } },
    'A <code>ref</code> reaches the child element.',
  ],
  [
    'CSS properties that become styles, which do not go to the root element',
    { takesSystemProps: true, spreads: true },
    'and become styles. Other props that are not listed go to the root element.',
  ],
];
test.each(further)('%s', (_, doc, text) => {
  expect(render(createComponent('Box', doc))).toContain(text);
});

test.each([
  ['three short titles', ['Chip', 'Tooltip', 'Badge'], ''],
  ['fewer where titles are long', ['Chip', 'x'.repeat(55), 'Badge'], 'and 1 more'],
  ['the first, however long it is', ['x'.repeat(90), 'Chip'], 'and 1 more'],
])('the line of demos names %s', (_, titles, more) => {
  const pages = titles.map((text) => ({ text, href: `/${text}/` }));
  const html = renderToStaticMarkup(
    <FactLines reference={{ ...createReference(button), pages }} importHtml="" isTab={false} />,
  );
  expect(html).toContain(`>${titles[0]}</a>`);
  expect(/<summary>(and [^<]*)/.exec(html)?.[1] ?? '').toBe(more);
});

test('guides are linked where the site has them', () => {
  const html = render(button);
  expect(html).toContain('<a href="/theme-components/">components in a theme</a>');
  expect(html).not.toContain('how to customize');
});

describe('the reference of a hook on a tab', () => {
  const hook = createHook('useBadge', {
    parameters: [{ ...createProp('useBadge', 'max'), anchor: 'use-badge-parameters-max' }],
    returnType: 'UseBadgeReturnValue',
  });

  test('puts its name before the ids of its sections', () => {
    const ids = [...render(hook, true).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([
      'use-badge',
      'use-badge-import',
      'use-badge-parameters',
      'use-badge-parameters-max',
      'use-badge-return-value',
    ]);
  });
});

function createReference(doc: ApiDoc): ApiReference {
  return {
    doc,
    path: '/api/',
    pages: [],
    demos: {
      size: [{ text: 'Sizes', href: '/button/#Sizes' }],
      classes: ['A', 'B', 'C', 'D', 'E'].map((text) => ({ text, href: `/button/#${text}` })),
    },
    links: { Icon: '/icon/' },
    guides: { theme: '/theme-components/', styles: null },
  };
}

function render(doc: ApiDoc, isTab = false): string {
  return renderToStaticMarkup(
    <ApiReferenceView reference={createReference(doc)} importHtml="import" isTab={isTab} />,
  );
}
