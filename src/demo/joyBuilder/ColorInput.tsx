import { useId, useState, type JSX } from 'react';
import { explainColor } from '../themes/studioTheme.ts';
import styles from './fields.module.css';
import { parseHex } from './joyFields.ts';

interface ColorInputProps {
  readonly label: string;
  /** The field's name where the label alone does not say it. */
  readonly fullLabel: string;
  readonly color: string;
  readonly isChanged: boolean;
  readonly onChange: (color: string | null) => void;
}

/** A color that is picked or typed. */
export function ColorInput(props: ColorInputProps): JSX.Element {
  const { label, fullLabel, color, isChanged, onChange } = props;
  return (
    <div className={styles.color} data-changed={isChanged || undefined}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <input
        type="color"
        className={styles.swatch}
        aria-label={`${fullLabel}, color picker`}
        value={color}
        onChange={(event) => onChange(event.target.value)}
      />
      <ColorText {...props} />
    </div>
  );
}

function ColorText({ fullLabel, color, onChange }: ColorInputProps): JSX.Element {
  const id = useId();
  // What is being typed, until it is applied.
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? color;
  // An empty field stands for the value that the theme has anyway.
  const problem = text.trim() === '' ? null : explainColor(text);
  const apply = (): void => {
    if (problem !== null || draft === null) return;
    setDraft(null);
    onChange(parseHex(draft) ?? null);
  };
  return (
    <>
      <input
        type="text"
        className={styles.text}
        aria-label={fullLabel}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        value={text}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : id}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply();
        }}
      />
      {problem !== null && (
        <p id={id} className={styles.error} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
