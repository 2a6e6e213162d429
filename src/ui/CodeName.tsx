import { Fragment, type JSX } from 'react';

/** Shorter names fit wherever they stand. */
const MAX_UNBROKEN = 16;

/** A name from code that, where it does not fit, breaks between its words: `checkboxSelection|Visible|Only`. */
export function CodeName({ name }: { readonly name: string }): JSX.Element {
  const words = name.length > MAX_UNBROKEN ? name.split(/(?<=[a-z\d])(?=[A-Z])/) : [name];
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
