import { describe, expect, test } from 'vitest';
import { createComponent } from '../../../tests/fixtures/apiDocs.ts';
import type { ComponentDoc, PropDoc, RichText } from '../../model/apiDoc.ts';
import type { PackageDocs } from './extract/extractPackage.ts';
import { joinPackages } from './joinPackages.ts';

function text(markdown: string): RichText {
  return { markdown, html: `<p>${markdown}</p>` };
}

function prop(name: string, description: string | null): PropDoc {
  return {
    name,
    anchor: name,
    type: 'string',
    wholeType: null,
    members: [],
    required: false,
    default: null,
    description: description === null ? null : text(description),
    deprecation: null,
    signature: null,
    plan: null,
    needsRef: false,
  };
}

function component(
  name: string,
  packageName: string,
  further: Partial<ComponentDoc> = {},
): ComponentDoc {
  return createComponent(name, {
    package: packageName,
    productId: 'x-data-grid',
    imports: [`import { ${name} } from '${packageName}';`],
    ...further,
  });
}

function packageDocs(components: ComponentDoc[], further: Partial<PackageDocs> = {}): PackageDocs {
  return { components, hooks: [], reexports: [], problems: [], ...further };
}

const community = component('DataGrid', '@mui/x-data-grid', {
  props: [prop('rows', 'The rows.'), prop('apiRef', 'The API.')],
});
const pro = component('DataGridPro', '@mui/x-data-grid-pro', {
  plan: 'pro',
  props: [prop('rows', 'The rows.'), prop('apiRef', null), prop('pinnedRows', null)],
});
const premium = component('DataGridPremium', '@mui/x-data-grid-premium', {
  plan: 'premium',
  props: [prop('rows', null), prop('pinnedRows', null), prop('pivotModel', null)],
});

function join(packages: readonly PackageDocs[]) {
  const docs = joinPackages(packages, new Map());
  return (name: string) => {
    const found = docs.components.find((doc) => doc.name === name);
    if (!found) throw new Error(`${name} is missing.`);
    return found;
  };
}

describe('editions of a component', () => {
  const find = join([packageDocs([community]), packageDocs([pro]), packageDocs([premium])]);

  test('mark each prop with the plan it first appears in', () => {
    const plans = (name: string) => find(name).props.map((each) => [each.name, each.plan]);
    expect(plans('DataGrid')).toEqual([
      ['rows', null],
      ['apiRef', null],
    ]);
    expect(plans('DataGridPro')).toEqual([
      ['rows', null],
      ['apiRef', null],
      ['pinnedRows', 'pro'],
    ]);
    expect(plans('DataGridPremium')).toEqual([
      ['rows', null],
      ['pinnedRows', 'pro'],
      ['pivotModel', 'premium'],
    ]);
  });

  test('are described by the community edition, else in own words', () => {
    const texts = find('DataGridPro').props.map(({ description }) => description?.markdown);
    expect(texts).toEqual(['The rows.', 'The API.', 'Rows pinned to the top and to the bottom.']);
    expect(find('DataGridPro').description?.markdown).toBe(
      'The data grid with column pinning, tree data, detail panels and lazy loading.',
    );
  });
});

describe('packages put together', () => {
  test('offer a component under every package that exports it', () => {
    const statement = "import { DataGrid } from '@mui/x-data-grid-pro';";
    const reexports = [{ name: 'DataGrid', from: '@mui/x-data-grid', import: statement }];
    const find = join([packageDocs([community]), packageDocs([pro], { reexports })]);
    expect(find('DataGrid').imports).toEqual([
      "import { DataGrid } from '@mui/x-data-grid';",
      statement,
    ]);
  });

  test('find the package of an inherited component, and know when there is none', () => {
    const url = 'https://example.com/';
    const inherits = (name: string) => ({ inherits: { name, package: null, url } });
    const find = join([
      packageDocs([
        community,
        component('Toolbar', '@mui/x-data-grid-pro', inherits('DataGrid')),
        component('Fade', '@mui/x-data-grid-pro', inherits('Transition')),
      ]),
    ]);
    expect(find('Toolbar').inherits?.package).toBe('@mui/x-data-grid');
    expect(find('Fade').inherits?.package).toBeNull();
  });

  test('carry measured sizes', () => {
    const sizes = new Map([['@mui/x-data-grid/DataGrid', { alone: 2, added: 1 }]]);
    const { components } = joinPackages([packageDocs([community, pro])], sizes);
    expect(components.map(({ size }) => size)).toEqual([{ alone: 2, added: 1 }, null]);
  });
});
