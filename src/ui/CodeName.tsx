import { Fragment, type JSX } from 'react';

/** Shorter names fit anywhere. */
const MAX_UNBROKEN = 16;
const BREAK = /(?<=[a-z\d])(?=[A-Z])/;

/** A name from code that, where it does not fit, breaks between its words: `checkboxSelection|Visible|Only`. */
export function CodeName({ name }: { readonly name: string }): JSX.Element {
  const words = hasBreaks(name) ? name.split(BREAK) : [name];
  return (
    <>
      {words.map((word, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </>
  );
}

/** Whether a name is drawn in several pieces. */
export function hasBreaks(name: string): boolean {
  return name.length > MAX_UNBROKEN && BREAK.test(name);
}
