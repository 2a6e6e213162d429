import { Fragment, type JSX } from 'react';
import { CodeName } from '../ui/CodeName.tsx';
import { tokenizeType } from './tokenizeType.ts';

/** Wider than the column of types, so that it must break somewhere. */
const LONG_NAME = /^\w{29,}$/;

interface TypeTextProps {
  readonly code: string;
  /** Addresses of documented things that the code names. */
  readonly links: Readonly<Record<string, string>>;
  /** The member of the union that holds unless another is given. */
  readonly standard?: string | null;
}

/** TypeScript with its strings colored, its documented names linked and the default marked. */
export function TypeText({ code, links, standard = null }: TypeTextProps): JSX.Element {
  return (
    <>
      {tokenizeType(code, links, standard).map((token, index) => {
        switch (token.kind) {
          case 'text':
            return LONG_NAME.test(token.text) ? (
              <CodeName key={index} name={token.text} />
            ) : (
              <Fragment key={index}>{token.text}</Fragment>
            );
          case 'string':
            return (
              <span key={index} className="s">
                {token.text}
              </span>
            );
          case 'link':
            return (
              <a key={index} href={token.href}>
                {token.text}
              </a>
            );
          case 'standard':
            return (
              <b key={index} className="standard" title="Default">
                {token.text}
              </b>
            );
        }
      })}
    </>
  );
}
