import { formatSectionId, type ApiReference } from '../model/apiPage.ts';

/** A fact about a component or hook in as few words as possible. */
export interface KeyFact {
  /** Null where the text says it all. */
  readonly label: string | null;
  readonly text: string;
  /** Whether the text is code. */
  readonly isCode: boolean;
  /** Where more is said of it; null where nothing more is. */
  readonly href: string | null;
}

/** What readers look up before they read a table: the name in themes, what a ref and further props reach, the code. */
export function listKeyFacts({ doc }: ApiReference, isTab: boolean): KeyFact[] {
  const source: KeyFact[] = doc.source
    ? [{ label: null, text: 'Source', isCode: false, href: doc.source.url }]
    : [];
  if (doc.kind === 'hook') return source;
  const { themeKey, forwardsRef, inherits, spreads } = doc;
  const link = `#${formatSectionId('theme-default-props', doc, isTab)}`;
  return [
    ...(themeKey === null ? [] : [{ label: 'Theme', text: themeKey, isCode: true, href: link }]),
    describeRef(forwardsRef),
    ...(inherits
      ? [{ label: 'Inherits', text: inherits.name, isCode: true, href: inherits.url }]
      : [
          {
            label: 'Other props',
            text: spreads ? 'root element' : 'none',
            isCode: false,
            href: null,
          },
        ]),
    ...source,
  ];
}

type ForwardsRef = Extract<ApiReference['doc'], { kind: 'component' }>['forwardsRef'];

function describeRef(forwardsRef: ForwardsRef): KeyFact {
  const fact = { label: 'Ref', isCode: false, href: null };
  if (!forwardsRef) return { ...fact, text: 'none' };
  const { element, target } = forwardsRef;
  if (element) return { ...fact, text: element, isCode: true };
  return { ...fact, text: target?.replace(/^the /, '') ?? 'root element' };
}
