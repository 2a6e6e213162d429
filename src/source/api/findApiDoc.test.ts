import { describe, expect, test } from 'vitest';
import { createHook } from '../../../tests/fixtures/apiDocs.ts';
import type { HookDoc } from '../../model/apiDoc.ts';
import { findApiDoc } from './findApiDoc.ts';

function hook(name: string, productId: string, packageName: string): HookDoc {
  return createHook(name, { productId, package: packageName });
}

const docs = [
  hook('useButton', 'base-ui', '@mui/base'),
  hook('useBadge', 'base-ui', '@mui/base'),
  hook('useSession', 'toolpad-core', '@toolpad/core'),
];
const place = { file: 'content/base-ui/react-button.md', line: 3 };

describe('a name in front matter', () => {
  test('is found within the product of its page', () => {
    const found = findApiDoc(docs, { name: 'useButton', productId: 'base-ui', ...place });
    expect(found).toEqual({ kind: 'found', doc: docs[0] });
  });

  test('that nothing has is a problem with the nearest name', () => {
    const found = findApiDoc(docs, { name: 'useButon', productId: 'base-ui', ...place });
    expect(found).toEqual({
      kind: 'missing',
      problem: {
        ...place,
        what: 'There is no component or hook "useButon".',
        fix: 'Did you mean "useButton"? This product has: useButton, useBadge.',
      },
    });
  });

  test('that another product has is told so', () => {
    const found = findApiDoc(docs, { name: 'useSession', productId: 'base-ui', ...place });
    expect(found).toEqual({
      kind: 'missing',
      problem: {
        ...place,
        what: '"useSession" belongs to @toolpad/core, not to this product.',
        fix: 'This product has: useButton, useBadge.',
      },
    });
  });
});
