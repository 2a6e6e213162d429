import { describe, expect, test } from 'vitest';
import { products } from '../../../content/products.ts';
import { createComponent, createHook } from '../../../tests/fixtures/apiDocs.ts';
import type { ApiDoc } from '../../model/apiDoc.ts';
import { locateApiDocs, type SubjectPage } from './locateApiDocs.ts';

const base = { package: '@mui/base', productId: 'base-ui' };

const cases: [doc: ApiDoc, path: string][] = [
  [createComponent('Button'), '/material-ui/api/button/'],
  [createComponent('TabPanel', { package: '@mui/lab' }), '/material-ui/api/tab-panel/'],
  [createComponent('Button', { productId: 'joy-ui' }), '/joy-ui/api/button/'],
  [createComponent('Container', { productId: 'system' }), '/system/api/container/'],
  [createComponent('DataGridPro', { productId: 'x-data-grid' }), '/x/api/data-grid/data-grid-pro/'],
  [
    createComponent('DatePicker', { productId: 'x-date-pickers' }),
    '/x/api/date-pickers/date-picker/',
  ],
  [createComponent('BarChart', { productId: 'x-charts' }), '/x/api/charts/bar-chart/'],
  [createComponent('TreeItem', { productId: 'x-tree-view' }), '/x/api/tree-view/tree-item/'],
  [createHook('useDialogs', { productId: 'toolpad-core' }), '/toolpad/core/api/use-dialogs/'],
  [createComponent('Badge', base), '/base-ui/react-badge/components-api/#badge'],
  [
    createComponent('NumberInput', base),
    '/base-ui/react-number-input/components-api/#number-input',
  ],
  [createComponent('MenuItem', base), '/base-ui/react-menu/components-api/#menu-item'],
  [createComponent('OptionGroup', base), '/base-ui/react-select/components-api/#option-group'],
  [createComponent('TabsList', base), '/base-ui/react-tabs/components-api/#tabs-list'],
  [
    createComponent('TablePagination', base),
    '/base-ui/react-table-pagination/components-api/#table-pagination',
  ],
  [
    createComponent('CssTransition', base),
    '/base-ui/react-transitions/components-api/#css-transition',
  ],
  [createHook('useBadge'), '/base-ui/react-badge/hooks-api/#use-badge'],
  [createHook('useOption'), '/base-ui/react-select/hooks-api/#use-option'],
  [createHook('useTabPanel'), '/base-ui/react-tabs/hooks-api/#use-tab-panel'],
  [
    createHook('useFormControlContext'),
    '/base-ui/react-form-control/hooks-api/#use-form-control-context',
  ],
];

describe('the address of an API', () => {
  test.each(cases)('of $name in $productId is %s', (doc, path) => {
    expect(locateApiDocs([doc], products, [])).toEqual([{ doc, path }]);
  });

  test('is beside the page that names the component', () => {
    const page: SubjectPage = {
      pathname: '/base-ui/react-overlays/',
      productId: 'base-ui',
      frontMatter: { title: 'Overlays', components: ['Popup'], hooks: ['useModal'] },
    };
    const docs = [createComponent('Popup', base), createHook('useModal'), createHook('usePopup')];
    expect(locateApiDocs(docs, products, [page]).map(({ path }) => path)).toEqual([
      '/base-ui/react-overlays/components-api/#popup',
      '/base-ui/react-overlays/hooks-api/#use-modal',
      '/base-ui/react-popup/hooks-api/#use-popup',
    ]);
  });
});
