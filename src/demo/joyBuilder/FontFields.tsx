import { useId, useState, type JSX } from 'react';
import fieldStyles from './fields.module.css';
import { parseFonts } from './fontNames.ts';
import { formatTitle } from './formatTitle.ts';
import styles from './JoyThemeBuilder.module.css';
import { setField } from './joyDesign.ts';
import { FACES, type Face } from './joyTokens.ts';
import type { DesignControl } from './useDesign.ts';

const DEFAULTS: Readonly<Record<Face, string>> = {
  body: 'Inter',
  display: 'Inter',
  code: 'Source Code Pro',
};
const SUGGESTED = ['Georgia, serif', 'system-ui', 'Verdana, sans-serif', 'ui-monospace, monospace'];

/** The fonts of running text, headings and code. */
export function FontFields({ control }: { readonly control: DesignControl }): JSX.Element {
  const { design, change } = control;
  const list = useId();
  return (
    <>
      <datalist id={list}>
        {SUGGESTED.map((names) => (
          <option key={names}>{names}</option>
        ))}
      </datalist>
      {FACES.map((face) => {
        const name = `font.${face}`;
        const names = design[name] ?? '';
        return (
          <FontField
            key={face}
            face={face}
            names={names}
            list={list}
            onChange={(value) => change(setField(design, name, value), name)}
          />
        );
      })}
      <p className={styles.hint}>
        The preview has a font only if your device has it. Your app has to load it too: theme.ts
        names fonts, and brings none.
      </p>
    </>
  );
}

interface FontFieldProps {
  readonly face: Face;
  readonly names: string;
  readonly list: string;
  readonly onChange: (names: string | null) => void;
}

function FontField({ face, names, list, onChange }: FontFieldProps): JSX.Element {
  const id = useId();
  // What is being typed, until it is applied.
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? names;
  const parsed = text.trim() === '' ? null : parseFonts(text);
  const apply = (): void => {
    if (parsed === undefined || draft === null) return;
    setDraft(null);
    onChange(parsed);
  };
  return (
    <div className={fieldStyles.row} data-changed={names !== '' || undefined}>
      <label htmlFor={id} className={fieldStyles.label}>
        {formatTitle(face)}
      </label>
      <input
        id={id}
        type="text"
        className={fieldStyles.text}
        dir="ltr"
        list={list}
        spellCheck={false}
        autoComplete="off"
        placeholder={DEFAULTS[face]}
        value={text}
        aria-invalid={parsed === undefined}
        aria-describedby={parsed === undefined ? `${id}-problem` : undefined}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply();
        }}
      />
      {parsed === undefined && (
        <p id={`${id}-problem`} className={fieldStyles.error} role="alert">
          Write up to six names with commas between them, in letters, digits, spaces and hyphens.
        </p>
      )}
    </div>
  );
}
