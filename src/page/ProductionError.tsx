import { useSyncExternalStore, type JSX } from 'react';
import { toAddress } from '../model/address.ts';
import type { EmbedProps } from '../model/page.ts';
import {
  decodeProductionError,
  formatErrorAnchor,
  type DecodedError,
  type ErrorCode,
} from '../model/decodeProductionError.ts';
import styles from './ProductionError.module.css';

/** Decodes the error that the page's address names. Its props are messages by code; `false` marks codes of old. */
export function ProductionError(messages: EmbedProps): JSX.Element {
  const codes = listCodes(messages);
  // Prerendered once for all addresses, so the answer comes with hydration.
  const search = useSyncExternalStore(subscribe, readSearch, () => null);
  const decoded =
    search === null ? null : decodeProductionError(new URLSearchParams(search), codes);
  return (
    <div className="prose">
      <div className={styles.answer} aria-live="polite">
        {decoded && <Answer decoded={decoded} />}
        <noscript>
          <p>Decoding needs JavaScript. All messages are listed below.</p>
        </noscript>
      </div>
      <div className="heading">
        <h2 id="codes">All codes</h2>
        <a className="anchor" href="#codes" aria-label="Link to section: All codes" />
      </div>
      <div className="table" role="region" tabIndex={0} aria-labelledby="codes">
        <table data-whole="">
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Message</th>
            </tr>
          </thead>
          <tbody>
            {codes.map((each) => (
              <tr key={each.code} id={formatErrorAnchor(each.code)}>
                <td>{each.code}</td>
                <td className={styles.message}>
                  {each.kind === 'thrown' ? each.message : 'No package throws this any more.'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <template />
      </div>
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

function readSearch(): string {
  return window.location.search;
}

function listCodes(messages: EmbedProps): ErrorCode[] {
  return Object.entries(messages)
    .map(([code, message]): ErrorCode =>
      typeof message === 'string'
        ? { kind: 'thrown', code: Number(code), message }
        : { kind: 'retired', code: Number(code) },
    )
    .sort((a, b) => a.code - b.code);
}

/** Always as text: whatever the address holds comes from somebody else. */
function Answer({ decoded }: { readonly decoded: DecodedError }): JSX.Element {
  switch (decoded.kind) {
    case 'found':
      return (
        <>
          <p>Error {decoded.code} says:</p>
          <p className={styles.error} translate="no">
            {decoded.message}
          </p>
        </>
      );
    case 'retired':
      return (
        <p>
          Error {decoded.code} was thrown by earlier versions. None of the packages documented here
          throws it, so look in the documentation of{' '}
          <a href={toAddress('/versions/')}>your version</a>.
        </p>
      );
    case 'unknown':
      return <p>There is no error {decoded.code}. These are the codes there are:</p>;
    case 'malformed':
      return (
        <p>
          “{decoded.value}” is no code: a code is a whole number. Copy the whole address from the
          error, or find its number below.
        </p>
      );
    case 'absent':
      return (
        <p>
          The address names no code. Follow the link that an error prints, which ends in something
          like <code>?code=7</code>, or find its number below.
        </p>
      );
  }
}
