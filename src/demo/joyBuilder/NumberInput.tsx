import { useId, useState, type JSX } from 'react';
import styles from './fields.module.css';
import { parseNumber } from './joyFields.ts';

interface NumberInputProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A whole number that is typed. */
export function NumberInput({ label, min, max, value, onChange }: NumberInputProps): JSX.Element {
  const id = useId();
  // What is being typed, as long as it is not left.
  const [draft, setDraft] = useState<string | null>(null);
  const isWrong = draft !== null && parseNumber(draft, min, max) === undefined;
  return (
    <>
      <input
        type="number"
        className={styles.text}
        aria-label={label}
        min={min}
        max={max}
        value={draft ?? value}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        onChange={({ target }) => {
          setDraft(target.value);
          const number = parseNumber(target.value, min, max);
          if (number !== undefined) onChange(number);
        }}
        onBlur={() => setDraft(null)}
      />
      {isWrong && (
        <span id={id} className={styles.error} role="alert">
          Write {min} to {max}.
        </span>
      )}
    </>
  );
}
