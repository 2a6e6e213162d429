import { useEffect, useState, type JSX } from 'react';
import { getSearchClient } from '../worker/browserSearch.ts';
import type { SearchState } from '../worker/searchClient.ts';
import { describeAnswer, describeStatus, formatSearchReport } from './describeResults.ts';
import { COMMAND_SIGN } from './options.ts';
import styles from './SearchMessages.module.css';

interface SearchMessagesProps {
  readonly text: string;
  readonly search: SearchState;
  readonly repositoryUrl: string;
  readonly hasOptions: boolean;
  /** Searches for something else. */
  readonly onText: (text: string) => void;
}

/** An index that is not there after so long is called slow. */
const SLOW_MS = 1500;
/** Announced once typing pauses. */
const ANNOUNCE_DELAY_MS = 600;

/** All that is said about a search beside its results. */
export function SearchMessages(props: SearchMessagesProps): JSX.Element {
  const { text, search, hasOptions } = props;
  const { products, status, answer, answered } = search;
  const isSlow = useDelay(status.state === 'empty' && status.failure === 'none', SLOW_MS);
  const trouble = describeStatus(status, isSlow);
  const isQuery = text.trim() !== '' && !text.trim().startsWith(COMMAND_SIGN);
  const isAnswered = isQuery && answer !== null && answered?.text === text;
  const spoken = useRested(isAnswered ? describeAnswer(answer, products) : '');
  return (
    <>
      {trouble !== '' && (
        <p className={styles.trouble}>
          {trouble}
          {status.failure !== 'none' && (
            <button
              type="button"
              className={styles.retry}
              onClick={() => getSearchClient().retry()}
            >
              Try again now
            </button>
          )}
        </p>
      )}
      {isQuery && status.state === 'empty' && trouble === '' && (
        <p className={styles.waiting}>Loading the search index…</p>
      )}
      {isAnswered && answer.total === 0 && !hasOptions && (
        <NoResults {...props} nearest={answer.nearest} />
      )}
      <div role="status" className="visually-hidden">
        {trouble === '' ? spoken : trouble}
      </div>
    </>
  );
}

function NoResults({
  text,
  nearest,
  repositoryUrl,
  onText,
}: SearchMessagesProps & { readonly nearest: readonly string[] }): JSX.Element {
  return (
    <div className={styles.nothing}>
      <p className={styles.title}>
        Nothing found for <b>{text.trim()}</b>
      </p>
      {nearest.length > 0 && (
        <p className={styles.nearest}>
          Did you mean
          {nearest.map((name) => (
            <button key={name} type="button" className={styles.term} onClick={() => onText(name)}>
              {name}
            </button>
          ))}
        </p>
      )}
      <p className={styles.report}>
        Should this be here?{' '}
        <a href={formatSearchReport(repositoryUrl, text.trim(), window.location.pathname)}>
          Tell us what you were looking for
        </a>
      </p>
    </div>
  );
}

/** True once a condition has held for some time. */
function useDelay(isOn: boolean, ms: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setIsLate(true), ms);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isOn, ms]);
  return isOn && isLate;
}

/** A text once it has stopped changing. */
function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
