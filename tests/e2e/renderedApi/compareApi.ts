import type { ClassDoc } from '../../../src/model/apiDoc.ts';
import type { InspectedDoc, RenderedFacts } from './renderedFacts.ts';

/** A statement of the API that a rendering contradicts. */
export interface Mismatch {
  readonly component: string;
  readonly fact: string;
  readonly expected: string;
  readonly found: string;
}

/** Holds what the API says of a component against what it does; names only theme overrides know are let be. */
export function compareApi(
  doc: InspectedDoc,
  facts: RenderedFacts,
  overrideOnly: readonly string[],
): Mismatch[] {
  const component = `${doc.package}/${doc.name}`;
  if (facts.error !== null) {
    return [{ component, fact: 'rendering', expected: 'no error', found: facts.error }];
  }
  const unapplied = doc.classes.filter(
    ({ name, className }) => !facts.applied.includes(className) && !overrideOnly.includes(name),
  );
  const applied = doc.classes.filter(
    ({ name, className }) => facts.applied.includes(className) && overrideOnly.includes(name),
  );
  const isAbsent = ({ name, className }: ClassDoc): boolean =>
    facts.absent.includes(className) &&
    facts.applied.includes(className) &&
    !overrideOnly.includes(name);
  return [
    ...compareRef(doc, facts),
    ...(facts.root === null || facts.root === 'outermost'
      ? []
      : [{ fact: 'root class', expected: 'on the outermost element', found: facts.root }]),
    ...compareTheme(doc, facts),
    ...compareSystemProps(doc, facts),
    ...unapplied.map(({ name, className }) => ({
      fact: `class ${name}`,
      expected: `.${className} on an element in some state`,
      found: 'on none',
    })),
    ...doc.classes.filter(isAbsent).map(({ name, className, description }) => ({
      fact: `state of class ${name}`,
      expected: description?.markdown ?? '',
      found: `.${className} on no element then`,
    })),
    ...applied.map(({ name, className }) => ({
      fact: `class ${name}`,
      expected: 'on no element',
      found: `.${className}`,
    })),
  ].map((mismatch) => ({ component, ...mismatch }));
}

type Difference = Omit<Mismatch, 'component'>;

function compareRef({ forwardsRef }: InspectedDoc, facts: RenderedFacts): Difference[] {
  const { refElement, isRefAtRoot } = facts;
  if ((forwardsRef === null) !== (refElement === null)) {
    const expected = forwardsRef === null ? 'no ref' : 'a ref';
    return [{ fact: 'ref', expected, found: refElement ?? 'nothing' }];
  }
  if (forwardsRef === null || refElement === null) return [];
  const element = forwardsRef.element ?? refElement;
  const isRoot = forwardsRef.target === null;
  return [
    ...(element === refElement
      ? []
      : [{ fact: 'ref element', expected: element, found: refElement }]),
    ...(isRefAtRoot === null || isRefAtRoot === isRoot
      ? []
      : [
          {
            fact: 'what a ref reaches',
            expected: forwardsRef.target ?? 'the root element',
            found: isRefAtRoot ? 'the root element' : 'another element',
          },
        ]),
  ];
}

function compareSystemProps(doc: InspectedDoc, facts: RenderedFacts): Difference[] {
  if (doc.takesSystemProps === facts.takesSystemProps) return [];
  const [expected, found] = doc.takesSystemProps
    ? ['become styles', 'nothing']
    : ['nothing', 'become styles'];
  return [{ fact: 'CSS properties as props', expected, found }];
}

function compareTheme({ themeKey }: InspectedDoc, { themeKeys }: RenderedFacts): Difference[] {
  const expected = themeKey === null ? [] : [themeKey];
  if (expected.join() === themeKeys.join()) return [];
  const format = (keys: readonly string[]): string => keys.join(' and ') || 'none';
  return [
    {
      fact: 'key of default props in a theme',
      expected: format(expected),
      found: format(themeKeys),
    },
  ];
}
