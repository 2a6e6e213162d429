import type { JSX } from 'react';
import type { ComponentDoc } from '../model/apiDoc.ts';
import { PropTable } from './PropTable.tsx';
import type { SectionProps } from './sectionProps.ts';
import { TypeText } from './TypeText.tsx';

/** Props, and what becomes of those that are not listed. */
export function PropsSection({ reference, id }: SectionProps): JSX.Element | null {
  const { doc } = reference;
  if (doc.kind !== 'component') return null;
  return (
    <>
      {doc.props.length === 0 ? (
        <p>{doc.name} has no documented props of its own.</p>
      ) : (
        <PropTable labelledBy={id} noun="Prop" rows={doc.props} reference={reference} />
      )}
      <FurtherProps doc={doc} />
    </>
  );
}

function FurtherProps({ doc }: { readonly doc: ComponentDoc }): JSX.Element {
  const { forwardsRef, inherits, spreads, takesSystemProps } = doc;
  const target = inherits ? <code>{inherits.name}</code> : 'the root element';
  return (
    <p>
      {forwardsRef === null ? (
        <>
          <code>{doc.name}</code> cannot hold a ref.
        </>
      ) : (
        <>
          A <code>ref</code> reaches {forwardsRef.target ?? 'the root element'}
          {forwardsRef.element && (
            <>
              , an <code>{forwardsRef.element}</code>
            </>
          )}
          .
        </>
      )}
      {takesSystemProps && (
        <>
          {' '}
          CSS properties can be given as props, such as <code>marginTop</code> or its short form{' '}
          <code>mt</code>, and become styles.
        </>
      )}
      {spreads && (
        <>
          {' '}
          {takesSystemProps ? 'Other props' : 'Props'} that are not listed go to {target}.
        </>
      )}
    </p>
  );
}

/** What a hook is given. */
export function ParametersSection({ reference, id }: SectionProps): JSX.Element | null {
  const { doc } = reference;
  if (doc.kind !== 'hook') return null;
  return <PropTable labelledBy={id} noun="Parameter" rows={doc.parameters} reference={reference} />;
}

/** What a hook gives back. */
export function ReturnSection({ reference, id }: SectionProps): JSX.Element | null {
  const { doc, links } = reference;
  if (doc.kind !== 'hook') return null;
  return (
    <>
      <p>
        <code>{doc.name}</code> returns{' '}
        <code translate="no">
          <TypeText code={doc.returnType} links={links} />
        </code>
        {doc.returnValue.length > 0 ? ', with these fields:' : '.'}
      </p>
      {doc.returnValue.length > 0 && (
        <PropTable
          labelledBy={id}
          noun="Field"
          rows={doc.returnValue}
          reference={reference}
          marksOptional
        />
      )}
    </>
  );
}
