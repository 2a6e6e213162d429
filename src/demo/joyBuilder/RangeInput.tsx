import type { JSX } from 'react';
import styles from './fields.module.css';

interface RangeInputProps {
  readonly label: string;
  readonly unit: 'px' | '%';
  readonly max: number;
  readonly value: string;
  readonly isChanged: boolean;
  readonly onChange: (value: string) => void;
}

/** A number that is slid to. */
export function RangeInput(props: RangeInputProps): JSX.Element {
  const { label, unit, max, value, isChanged, onChange } = props;
  return (
    <label className={styles.range} data-changed={isChanged || undefined}>
      <span className={styles.label}>{label}</span>
      <input
        type="range"
        min={0}
        max={max}
        value={value}
        aria-valuetext={`${value} ${unit}`}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className={styles.amount} aria-hidden="true">
        <bdi dir="ltr">
          {value} {unit}
        </bdi>
      </span>
    </label>
  );
}
