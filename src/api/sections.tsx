import type { JSX } from 'react';
import { formatBytes } from '../model/formatBytes.ts';
import { isTelling } from './listFacts.ts';
import type { SectionProps } from './sectionProps.ts';
import { ClassTable, SlotTable } from './SlotTable.tsx';

/** The component whose props are accepted too. */
export function InheritanceSection({ reference }: SectionProps): JSX.Element | null {
  const { doc } = reference;
  if (doc.kind !== 'component' || !doc.inherits) return null;
  return (
    <p>
      <code>{doc.name}</code> also accepts the props of{' '}
      <a href={doc.inherits.url}>{doc.inherits.name}</a>.
    </p>
  );
}

/** Where a theme sets defaults. */
export function ThemeSection({ reference }: SectionProps): JSX.Element | null {
  const { doc, guides } = reference;
  if (doc.kind !== 'component' || doc.themeKey === null) return null;
  return (
    <p>
      In a theme the component is called <code>{doc.themeKey}</code>. What{' '}
      <code>components.{doc.themeKey}.defaultProps</code> holds is the default of every{' '}
      <code>{doc.name}</code> below the theme’s provider.
      {guides.theme && (
        <>
          {' '}
          The guide to <a href={guides.theme}>components in a theme</a> shows how.
        </>
      )}
    </p>
  );
}

/** Parts that can be replaced. */
export function SlotsSection({ reference, id }: SectionProps): JSX.Element | null {
  const { doc, links } = reference;
  if (doc.kind !== 'component') return null;
  const takes = (prop: string): boolean => doc.props.some(({ name }) => name === prop);
  return (
    <>
      {takes('slots') && (
        <p>
          Replace a part with <code>slots</code>
          {takes('slotProps') && (
            <>
              , and give it props with <code>slotProps</code>
            </>
          )}
          .
        </p>
      )}
      <SlotTable labelledBy={id} slots={doc.slots} links={links} />
    </>
  );
}

/** Classes, and the ways to style them. */
export function ClassesSection({ reference, id }: SectionProps): JSX.Element | null {
  const { doc, guides } = reference;
  if (doc.kind !== 'component') return null;
  const takesClasses = doc.props.some(({ name }) => name === 'classes');
  return (
    <>
      <p>
        Style a part by its class
        {doc.themeKey !== null && (
          <>
            , for a whole theme by its rule name in{' '}
            <code>components.{doc.themeKey}.styleOverrides</code>
          </>
        )}
        {takesClasses && (
          <>
            , or add classes of your own by rule name with the <code>classes</code> prop
          </>
        )}
        .
        {doc.classes.some(({ isState }) => isState) &&
          ' State classes are the same for all components, so join them to a class of the component.'}
        {guides.styles && (
          <>
            {' '}
            The guide on <a href={guides.styles}>how to customize</a> compares these ways.
          </>
        )}
      </p>
      <ClassTable labelledBy={id} classes={doc.classes} />
    </>
  );
}

/** What the component costs, and how that was found out. */
export function SizeSection({ reference }: SectionProps): JSX.Element | null {
  const { doc } = reference;
  if (doc.kind !== 'component' || !doc.size) return null;
  const { alone, added } = doc.size;
  return (
    <p>
      Importing only <code>{doc.name}</code> adds {formatBytes(alone)} to an app
      {isTelling(added, alone) && (
        <>, and {formatBytes(added)} where the library’s button is in use already</>
      )}
      . This is the minified and gzipped JavaScript that the site’s own bundler makes of the import
      above, with React and React DOM left out, measured on the version shown here. Components share
      code, so sizes do not add up.
    </p>
  );
}

/** Where the code is. */
export function SourceSection({ reference }: SectionProps): JSX.Element | null {
  const { source } = reference.doc;
  if (!source) return null;
  return (
    <p>
      The code of this version is in{' '}
      <a href={source.url}>
        <code translate="no">{source.path}</code>
      </a>
      .
    </p>
  );
}
