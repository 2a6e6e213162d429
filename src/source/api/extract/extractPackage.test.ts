import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ComponentDoc, HookDoc, PropDoc } from '../../../model/apiDoc.ts';
import { describePackage } from '../apiPackages.ts';
import { extractPackage } from './extractPackage.ts';

const root = path.resolve('.');
const library = extract('library', {
  also: ['Alias', 'Chp'],
  undescribed: { 'Wrapped.bare': 'What nobody described.' },
});
const commercial = extract('commercial', {});

function extract(folder: string, further: Parameters<typeof describePackage>[2]) {
  const directory = path.join(root, 'tests/fixtures/api', folder);
  const config = describePackage(`@fixture/${folder}`, 'material-ui', further);
  return extractPackage(config, { root, directory });
}

function component(name: string, docs = library): ComponentDoc {
  const found = docs.components.find((doc) => doc.name === name);
  if (!found) throw new Error(`${name} is missing.`);
  return found;
}

function hook(name: string): HookDoc {
  const found = library.hooks.find((doc) => doc.name === name);
  if (!found) throw new Error(`${name} is missing.`);
  return found;
}

function prop(owner: string, name: string, docs = library): PropDoc {
  const found = component(owner, docs).props.find((each) => each.name === name);
  if (!found) throw new Error(`${owner}.${name} is missing.`);
  return found;
}

describe('what is documented', () => {
  test('is what links an API page, and what is listed', () => {
    expect(library.components.map(({ name }) => name)).toEqual([
      'Alias',
      'Chip',
      'Choice',
      'Field',
      'Picker',
      'Plain',
      'Wrapped',
    ]);
    expect(library.hooks.map(({ name }) => name)).toEqual(['usePair', 'useThing']);
  });

  test('a listed name that does not exist is a problem with the nearest name', () => {
    expect(library.problems).toContainEqual({
      file: 'src/source/api/apiPackages.ts',
      line: 1,
      what: '@fixture/library does not export "Chp".',
      fix: 'Did you mean "Chip"? It has: Alias, Broken, Chip, Choice, Field, Picker, Plain, usePair, useThing, Wrapped.',
    });
  });

  test('a component that cannot be read is a problem, and the others are read', () => {
    expect(library.problems).toHaveLength(2);
    expect(library.problems).toContainEqual({
      file: 'tests/fixtures/api/library/Broken/Broken.d.ts',
      line: 8,
      what: 'The API of Broken (@fixture/library) cannot be read. Its script does not define it.',
      fix: 'Install a version of the package that this site was tested with, or leave the component out in src/source/api/apiPackages.ts.',
    });
  });
});

describe('props', () => {
  test('are those the published propTypes show, required first and deprecated last', () => {
    const names = (owner: string) => component(owner).props.map(({ name }) => name);
    expect(names('Chip')).toEqual([
      'anchor',
      'children',
      'classes',
      'color',
      'component',
      'label',
      'onRemove',
      'slotProps',
      'slots',
      'size',
    ]);
    expect(names('Picker')).toEqual(['options', 'multiple', 'onPick', 'value']);
    expect(names('Wrapped')).toEqual(['bare', 'times']);
    expect(names('Alias')).toEqual(['disableUnderline', 'name', 'slotProps', 'variant']);
  });

  test('come from the declaration where there are no propTypes, without inherited and ignored ones', () => {
    expect(component('Plain').props.map(({ name, required }) => [name, required])).toEqual([
      ['title', true],
      ['children', false],
    ]);
  });

  const types: [owner: string, name: string, type: string, members: string[]][] = [
    ['Chip', 'children', 'React.ReactNode', []],
    ['Chip', 'classes', 'Partial<ChipClasses>', []],
    ['Chip', 'color', "'loud' | 'plain' | 'brand'", ["'loud'", "'plain'", "'brand'"]],
    ['Chip', 'component', 'React.ElementType', []],
    ['Chip', 'label', 'string | ((count: number) => string)', []],
    ['Chip', 'slotProps', '{ root?: …; label?: … }', []],
    ['Chip', 'size', "'small' | 'tiny'", ["'small'", "'tiny'"]],
    ['Picker', 'options', 'readonly Value[]', []],
    ['Picker', 'multiple', 'boolean', []],
    ['Picker', 'value', 'PickerValue<Value, Multiple>', []],
    // Both overloads of Choice have parameters of their own.
    ['Choice', 'multiple', 'boolean', []],
    ['Choice', 'value', 'ChoiceValue<Value, Multiple>', []],
    ['Choice', 'onList', '(list: {} | null) => void', []],
    ['Choice', 'start', 'TypeMap', []],
    ['Field', 'variant', "'outlined' | 'filled'", ["'outlined'", "'filled'"]],
    ['Field', 'disableUnderline', 'boolean', []],
  ];
  test.each(types)('%s.%s is typed %s', (owner, name, type, members) => {
    expect(prop(owner, name)).toMatchObject({ type, members });
  });

  test('tell all that a shortened type holds', () => {
    expect(prop('Chip', 'slotProps').wholeType).toBe(
      '{ root?: { id?: string }; label?: { id?: string } }',
    );
    expect(prop('Chip', 'label').wholeType).toBeNull();
    // What members of a union of props differ in, and what only its authors can say in short.
    expect(prop('Field', 'slotProps').wholeType).toBe(
      "{ input?: { look?: 'filled' } | { look?: 'outlined' }; list?: FieldList['rows'] }",
    );
  });

  test('tell anchor, default, description and whether they need a ref', () => {
    expect(prop('Chip', 'color')).toMatchObject({
      anchor: 'chip-prop-color',
      default: "'plain'",
      required: false,
      deprecation: null,
      description: {
        markdown:
          'The color. See the [palette](/palette/) or [the guide](https://example.com/colors).',
        html: '<p>The color. See the <a href="/palette/">palette</a> or <a href="https://example.com/colors">the guide</a>.</p>',
      },
    });
    expect(prop('Chip', 'anchor')).toMatchObject({ required: true, needsRef: true });
    expect(prop('Picker', 'value').description?.markdown).toBe('What is picked.');
  });

  test('are described in our words where no comment does', () => {
    expect(prop('Wrapped', 'bare')).toMatchObject({
      type: 'string',
      description: { markdown: 'What nobody described.' },
    });
  });

  test('tell why they are deprecated', () => {
    expect(prop('Chip', 'size')).toMatchObject({
      default: '{ width: 1 }',
      deprecation: { reason: { markdown: 'Use `color` instead.' } },
    });
  });

  test('tell how a function is called', () => {
    expect(prop('Chip', 'onRemove').signature).toMatchObject({
      parameters: [
        {
          name: 'event',
          type: 'React.SyntheticEvent',
          description: { markdown: 'The event source.' },
        },
        { name: 'reason', type: "'click' | 'key'" },
      ],
      returns: { type: 'boolean', description: { markdown: 'Whether it may go.' } },
    });
    // All members of a union of props may share a callback.
    expect(prop('Choice', 'onChoose').signature).toMatchObject({
      parameters: [
        { name: 'reason', type: 'string', description: { markdown: 'Why it is called.' } },
      ],
      returns: { type: 'void' },
    });
    expect(prop('Chip', 'label').signature).toBeNull();
    expect(prop('Chip', 'component').signature).toBeNull();
  });
});

describe('types that props name', () => {
  test.each([
    ['Chip', 'ChipSlots', '', '{ root: React.ElementType; label: React.ElementType }'],
    [
      'Picker',
      'PickerValue',
      '<Value, Multiple>',
      'Multiple extends true ? Value[] : Value | null',
    ],
  ])('%s: %s%s is %s', (owner, name, parameters, text) => {
    expect(component(owner).namedTypes).toContainEqual({ name, parameters, text });
  });

  test('are left out where they hold nothing, or are not named', () => {
    const names = component('Chip').namedTypes.map(({ name }) => name);
    expect(names).toEqual(['ChipClasses', 'ChipSlots']);
  });
});

describe('a component', () => {
  test('has slots with their classes and defaults', () => {
    expect(
      component('Chip').slots.map(({ anchor, className, defaultComponent }) => [
        anchor,
        className,
        defaultComponent,
      ]),
    ).toEqual([
      ['chip-slots-root', 'FixChip-root', "'div'"],
      ['chip-slots-label', 'FixChip-label', "'span'"],
    ]);
  });

  test('has the classes its code makes, described or not, and none that are only described', () => {
    expect(
      component('Chip').classes.map(({ anchor, className, isState }) => [
        anchor,
        className,
        isState,
      ]),
    ).toEqual([
      ['chip-classes-root', 'FixChip-root', false],
      ['chip-classes-label', 'FixChip-label', false],
      ['chip-classes-disabled', 'Mui-disabled', true],
      ['chip-classes-forgotten', 'FixChip-forgotten', false],
      ['chip-classes-sizeTiny', 'FixChip-sizeTiny', false],
    ]);
  });

  test('has the classes of its own object, whatever its classes prop is typed by', () => {
    expect(
      component('Wrapped').classes.map(({ className, description }) => [
        className,
        description?.markdown,
      ]),
    ).toEqual([
      ['FixWrapped-root', 'Styles applied to the root element.'],
      ['Fix-busy', 'While it works.'],
    ]);
  });

  const roots: [name: string, ref: string | null, spreads: boolean, themeKey: string | null][] = [
    ['Chip', 'HTMLDivElement', true, 'MuiChip'],
    ['Wrapped', 'HTMLButtonElement', true, 'MuiWrapped'],
    ['Choice', null, false, 'MuiChoice'],
    ['Field', null, true, null],
    ['Picker', null, false, null],
    ['Plain', null, false, null],
  ];
  test.each(roots)('%s: ref to %s, spreads %s, theme key %s', (name, ref, spreads, themeKey) => {
    const doc = component(name);
    expect(doc).toMatchObject({ spreads, themeKey });
    expect(doc.forwardsRef?.element ?? null).toBe(ref);
  });

  test('is imported from its own file or from the package', () => {
    expect(component('Chip').imports).toEqual([
      "import Chip from '@fixture/library/Chip';",
      "import { Chip } from '@fixture/library';",
    ]);
    expect(hook('usePair').imports).toEqual([
      "import { usePair } from '@fixture/library/usePair';",
      "import { unstable_usePair as usePair } from '@fixture/library';",
    ]);
  });

  test('tells its inheritance, description, deprecation and source', () => {
    expect(component('Chip')).toMatchObject({
      description: { markdown: 'A small thing.' },
      deprecation: null,
      inherits: { name: 'Paper', package: '@mui/material' },
      source: {
        path: 'packages/library/src/Chip/Chip.js',
        url: 'https://github.com/fixture/library/blob/v1.2.3/packages/library/src/Chip/Chip.js',
      },
    });
    expect(component('Picker').source?.path).toBe('packages/library/src/Picker/Picker.tsx');
    expect(component('Field')).toMatchObject({
      description: null,
      deprecation: { reason: { markdown: 'Use [Input](/input/) instead.' } },
      source: { path: 'packages/library/src/Field' },
    });
  });

  const sources: [doc: string, path: string][] = [
    ['Choice', 'packages/library/src/Choice/Choice.tsx'],
    ['Field', 'packages/library/src/Field'],
    ['useThing', 'packages/library/src/useThing/useThing.ts'],
    ['usePair', 'packages/library/src/usePair/usePair.js'],
  ];
  test.each(sources)('without a note above propTypes: the source of %s is %s', (name, path) => {
    const doc = name.startsWith('use') ? hook(name) : component(name);
    expect(doc.source?.path).toBe(path);
  });

  test('tells the pages of its demos, the types declared beside it and whether it takes CSS properties', () => {
    expect(component('Choice')).toMatchObject({
      demoPages: [
        'https://mui.com/material-ui/react-choice/',
        'https://mui.com/joy-ui/react-form/',
      ],
      ownTypes: ['ChoiceValue', 'TypeMap'],
      takesSystemProps: true,
    });
    expect(component('Plain')).toMatchObject({ demoPages: [], takesSystemProps: false });
  });
});

describe('a hook', () => {
  test('lists the fields of its options and of what it returns', () => {
    const rows = (props: readonly PropDoc[]) =>
      props.map(({ anchor, type, required, default: value }) => [anchor, type, required, value]);
    expect(rows(hook('useThing').parameters)).toEqual([
      ['use-thing-parameters-disabled', 'boolean', false, 'false'],
      ['use-thing-parameters-ref', 'React.Ref<Element>', true, null],
    ]);
    expect(rows(hook('useThing').returnValue)).toEqual([
      ['use-thing-return-value-active', 'boolean', true, null],
      ['use-thing-return-value-getRootProps', '(more?: object) => object', true, null],
    ]);
  });

  test('lists plain parameters, and prints what is no object', () => {
    const { parameters, returnValue, returnType } = hook('usePair');
    expect(parameters.map(({ name, type, required }) => [name, type, required])).toEqual([
      ['key', 'string', true],
      ['initial', 'T', false],
    ]);
    expect(returnValue).toEqual([]);
    expect(returnType).toBe('[T, (next: T) => void]');
  });
});

describe('a package without an open licence', () => {
  test('is never quoted, while its facts are shown', () => {
    expect(JSON.stringify(commercial)).not.toContain('may not be quoted');
    expect(prop('Extra', 'onMore', commercial)).toMatchObject({
      type: '(value: string) => void',
      default: '() => {}',
      description: null,
    });
    expect(prop('Extra', 'old', commercial).deprecation).toEqual({ reason: null });
    expect(component('Extra', commercial).slots).toMatchObject([
      { name: 'root', defaultComponent: "'div'", description: null },
    ]);
  });
});
