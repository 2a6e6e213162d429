import type { JSX } from 'react';
import type { NamedType, PropDoc } from '../model/apiDoc.ts';
import type { ApiReference } from '../model/apiPage.ts';
import { breakType } from './breakType.ts';
import { listMentioned } from './listMentioned.ts';
import { MAX_TYPE_LENGTH, shortenType } from './shortenType.ts';
import { TypeText } from './TypeText.tsx';

interface PropTypeProps {
  readonly prop: PropDoc;
  readonly reference: Pick<ApiReference, 'doc' | 'links'>;
}

/** The type of a prop, which unfolds to all of it and to the small types that it names, and its default. */
export function PropType({ prop, reference }: PropTypeProps): JSX.Element {
  const { type, wholeType, signature, default: standard } = prop;
  const { doc, links } = reference;
  const whole = wholeType ?? type;
  const named = listMentioned(whole, doc.namedTypes, links);
  const isLong = type.length > MAX_TYPE_LENGTH;
  const isFolded = isLong || wholeType !== null;
  return (
    <>
      {isFolded || named.length > 0 ? (
        <details className="fold">
          <summary>
            <code className="type">
              <TypeText
                code={isLong ? shortenType(type, signature) : type}
                links={NO_LINKS}
                standard={standard}
              />
            </code>
          </summary>
          {(isFolded || isLinked(whole, links)) && (
            <code className="type">
              <TypeText code={breakType(whole)} links={links} standard={standard} />
            </code>
          )}
          {named.map((each) => (
            <NamedTypeText key={each.name} type={each} links={links} />
          ))}
        </details>
      ) : (
        <code className="type">
          <TypeText code={type} links={links} standard={standard} />
        </code>
      )}
      {standard !== null && (
        <div className="default">
          Default{' '}
          <code>
            <TypeText code={standard} links={links} />
          </code>
        </div>
      )}
    </>
  );
}

/** What unfolds must not hold links where it is clicked. */
const NO_LINKS: ApiReference['links'] = {};

function isLinked(code: string, links: ApiReference['links']): boolean {
  return Object.keys(links).some((name) => new RegExp(`\\b${name}\\b`).test(code));
}

interface NamedTypeTextProps {
  readonly type: NamedType;
  readonly links: ApiReference['links'];
}

function NamedTypeText({ type, links }: NamedTypeTextProps): JSX.Element {
  return (
    <code className="type">
      <b>{type.name}</b>
      {type.parameters} = <TypeText code={breakType(type.text)} links={links} />
    </code>
  );
}
