import type { JSX } from 'react';
import type { FunctionSignature, PropDoc } from '../model/apiDoc.ts';
import type { ApiReference } from '../model/apiPage.ts';
import { ApiRow, ApiTable, Html, LinkLine } from './ApiRow.tsx';
import { MAX_TYPE_LENGTH, shortenType } from './shortenType.ts';
import { TypeText } from './TypeText.tsx';

interface PropTableProps {
  readonly labelledBy: string;
  /** What the rows are: `Prop`, `Parameter`, `Field`. */
  readonly noun: string;
  readonly rows: readonly PropDoc[];
  readonly reference: ApiReference;
  /** Whether rows that may be missing are marked, rather than those that must be given. */
  readonly marksOptional?: boolean;
}

/** Props of a component, parameters or returned fields of a hook. */
export function PropTable(props: PropTableProps): JSX.Element {
  const { labelledBy, noun, rows, reference, marksOptional = false } = props;
  return (
    <ApiTable labelledBy={labelledBy} columns={[noun, 'Type and default', 'Description']}>
      {rows.map((prop) => (
        <ApiRow
          key={prop.name}
          anchor={prop.anchor}
          name={prop.name}
          deprecation={prop.deprecation}
          plan={prop.plan}
          note={describePresence(prop.required, marksOptional)}
          kind={<TypeAndDefault prop={prop} links={reference.links} />}
        >
          <Html text={prop.description} />
          {prop.needsRef && <p>What is given here must be able to hold a ref.</p>}
          {prop.signature && <Signature signature={prop.signature} links={reference.links} />}
          <LinkLine label="Demos:" links={findDemos(reference, prop.name)} />
        </ApiRow>
      ))}
    </ApiTable>
  );
}

function describePresence(required: boolean, marksOptional: boolean): string | null {
  if (marksOptional) return required ? null : 'optional';
  return required ? 'required' : null;
}

function findDemos({ demos }: ApiReference, prop: string): ApiReference['demos'][string] {
  return Object.hasOwn(demos, prop) ? (demos[prop] ?? []) : [];
}

type Links = ApiReference['links'];

function TypeAndDefault({
  prop,
  links,
}: {
  readonly prop: PropDoc;
  readonly links: Links;
}): JSX.Element {
  const type = <TypeText code={prop.type} links={links} standard={prop.default} />;
  return (
    <>
      {prop.type.length <= MAX_TYPE_LENGTH ? (
        <code className="type">{type}</code>
      ) : (
        <details className="fold">
          <summary>
            <code className="type">{shortenType(prop.type, prop.signature)}</code>
          </summary>
          <code className="type">{type}</code>
        </details>
      )}
      {prop.default !== null && (
        <div className="default">
          Default{' '}
          <code>
            <TypeText code={prop.default} links={links} />
          </code>
        </div>
      )}
    </>
  );
}

/** Parameters that a comment describes; names and types alone are in the type already. */
function Signature({
  signature,
  links,
}: {
  readonly signature: FunctionSignature;
  readonly links: Links;
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
