import type { JSX } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps<V extends string> {
  readonly legend: string;
  readonly name: string;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly text: string }[];
  readonly onChange: (value: V) => void;
  /** What readers should know about the choice. */
  readonly note?: string | undefined;
}

/** A row of options of which exactly one is chosen: radio buttons drawn as segments. */
export function Choice<V extends string>({
  legend,
  name,
  value,
  options,
  onChange,
  note,
}: ChoiceProps<V>): JSX.Element {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </fieldset>
  );
}
