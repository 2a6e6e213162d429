import { describe, expect, test } from 'vitest';
import type { PropDoc } from '../../model/apiDoc.ts';
import { deriveControl, deriveControls } from './deriveControls.ts';

function createProp(prop: Partial<PropDoc> & Pick<PropDoc, 'name' | 'type'>): PropDoc {
  return {
    anchor: '',
    wholeType: null,
    members: [],
    required: false,
    default: null,
    description: null,
    deprecation: null,
    signature: null,
    plan: null,
    needsRef: false,
    ...prop,
  };
}

describe('the control of a prop follows from its type', () => {
  test.each([
    [
      { name: 'size', type: '…', members: ["'small'", "'large'"], default: "'small'" },
      { kind: 'choice', options: ['small', 'large'], fallback: 'small' },
    ],
    [
      { name: 'color', type: '…', members: ["'inherit'", "'primary'"], default: "'primary'" },
      { kind: 'color', options: ['inherit', 'primary'], fallback: 'primary' },
    ],
    [
      { name: 'maxWidth', type: '…', members: ["'xs'", 'false'], default: "'xs'" },
      { kind: 'choice', options: ['xs', false], fallback: 'xs' },
    ],
    [
      { name: 'forcePopupIcon', type: '…', members: ["'auto'", 'boolean'], default: "'auto'" },
      { kind: 'choice', options: ['auto', true, false], fallback: 'auto' },
    ],
    [
      { name: 'spacing', type: '…', members: ["'small'", 'number'] },
      { kind: 'choice', options: ['small'], fallback: null },
    ],
    [
      { name: 'disabled', type: 'boolean', default: 'false' },
      { kind: 'switch', fallback: false },
    ],
    [
      { name: 'loading', type: 'boolean | null', default: 'null' },
      { kind: 'switch', fallback: false },
    ],
    [
      { name: 'max', type: 'number', default: '99' },
      { kind: 'number', fallback: 99 },
    ],
    [
      { name: 'rows', type: 'string | number' },
      { kind: 'number', fallback: null },
    ],
    [
      { name: 'size', type: 'number | string', default: "'40px'" },
      { kind: 'text', fallback: '40px' },
    ],
    [
      { name: 'label', type: 'React.ReactNode' },
      { kind: 'text', fallback: null },
    ],
    [
      { name: 'startIcon', type: 'React.ReactNode' },
      { kind: 'icon', fallback: null },
    ],
    [
      { name: 'endDecorator', type: 'React.ReactNode' },
      { kind: 'icon', fallback: null },
    ],
  ])('%j', (prop, expected) => {
    expect(deriveControl(createProp(prop))).toEqual({ name: prop.name, ...expected });
  });

  test.each(['SxProps<Theme>', 'React.ElementType', '(event: Event) => void', 'any', '{ a?: 1 }'])(
    'there is none for %s',
    (type) => {
      expect(deriveControl(createProp({ name: 'thing', type }))).toBeNull();
    },
  );
});

test('addresses, names, deprecated props and state that the component keeps have no control', () => {
  const props = [
    createProp({ name: 'href', type: 'string' }),
    createProp({ name: 'aria-label', type: 'string' }),
    createProp({ name: 'autoFocus', type: 'boolean' }),
    createProp({ name: 'dense', type: 'boolean', deprecation: { reason: null } }),
    createProp({ name: 'checked', type: 'boolean' }),
    createProp({ name: 'defaultChecked', type: 'boolean' }),
    createProp({ name: 'onChange', type: '() => void' }),
    createProp({ name: 'label', type: 'string' }),
  ];
  expect(deriveControls({ props }).map(({ name }) => name)).toEqual(['label', 'defaultChecked']);
});
