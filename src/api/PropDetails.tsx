import type { JSX } from 'react';
import type { FunctionSignature, PropDoc } from '../model/apiDoc.ts';
import type { ApiReference } from '../model/apiPage.ts';
import { Html } from './ApiRow.tsx';
import { LinkLine } from './LinkLine.tsx';
import { TypeText } from './TypeText.tsx';

interface PropDetailsProps {
  readonly prop: PropDoc;
  readonly reference: ApiReference;
}

/** What a prop is for, how a function is called, and demos that set it. */
export function PropDetails({ prop, reference }: PropDetailsProps): JSX.Element {
  return (
    <>
      <Html text={prop.description} />
      {prop.needsRef && <p>What is given here must be able to hold a ref.</p>}
      {prop.signature && <Signature signature={prop.signature} links={reference.links} />}
      <LinkLine label="Demos:" links={findDemos(reference, prop.name)} />
    </>
  );
}

function findDemos({ demos }: ApiReference, prop: string): ApiReference['demos'][string] {
  return Object.hasOwn(demos, prop) ? (demos[prop] ?? []) : [];
}

/** Parameters that a comment describes; names and types alone are in the type already. */
function Signature({
  signature,
  links,
}: {
  readonly signature: FunctionSignature;
  readonly links: ApiReference['links'];
}): JSX.Element | null {
  const { parameters, returns } = signature;
  const described = parameters.filter(({ description }) => description !== null);
  if (described.length === 0 && !returns.description) return null;
  return (
    <dl className="signature">
      {described.map(({ name, type, optional, description }) => (
        <div key={name}>
          <dt translate="no">
            <code>
              <b>{name}</b>
              {optional && '?'}: <TypeText code={type} links={links} />
            </code>
          </dt>
          <dd>
            <Html text={description} />
          </dd>
        </div>
      ))}
      {returns.description && (
        <div>
          <dt>
            Returns{' '}
            <code translate="no">
              <TypeText code={returns.type} links={links} />
            </code>
          </dt>
          <dd>
            <Html text={returns.description} />
          </dd>
        </div>
      )}
    </dl>
  );
}
