import { useId, type CSSProperties, type JSX } from 'react';
import {
  PLAYGROUND_ICONS,
  type Control,
  type ControlValue,
  type ControlValues,
  type PlaygroundData,
} from '../../model/playground.ts';
import { Choice } from '../../ui/Choice.tsx';
import styles from './ControlList.module.css';

interface ControlListProps {
  readonly data: PlaygroundData;
  readonly values: ControlValues;
  readonly onChange: (name: string, value: ControlValue) => void;
}

/** More controls than this are folded away at first. */
const SHOWN = 10;

/** A control for each prop that can be picked or typed. */
export function ControlList({ data, values, onChange }: ControlListProps): JSX.Element {
  const { controls, api, theme } = data;
  const { legend, more, all } = describeSubject(data);
  const show = (control: Control): JSX.Element => (
    <ControlField
      key={control.name}
      control={control}
      value={values[control.name] ?? control.fallback}
      theme={theme}
      onChange={(value) => onChange(control.name, value)}
    />
  );
  const folded = controls.slice(SHOWN);
  return (
    <div className={styles.controls} role="group" aria-label={legend}>
      {controls.slice(0, SHOWN).map(show)}
      {folded.length > 0 && (
        <details className={styles.more}>
          <summary>
            {folded.length} more {more}
          </summary>
          <div className={styles.folded}>{folded.map(show)}</div>
        </details>
      )}
      <p className={styles.api}>
        <a href={api}>{all}</a>
      </p>
    </div>
  );
}

function describeSubject({
  code,
  component,
}: PlaygroundData): Record<'legend' | 'more' | 'all', string> {
  return code.sets === 'theme'
    ? { legend: 'Options of the theme', more: 'options', all: 'The whole default theme' }
    : {
        legend: `Props of ${component}`,
        more: 'props',
        all: `All props of ${component}`,
      };
}

interface ControlFieldProps {
  readonly control: Control;
  readonly value: ControlValue;
  readonly theme: PlaygroundData['theme'];
  readonly onChange: (value: ControlValue) => void;
}

function ControlField({ control, value, theme, onChange }: ControlFieldProps): JSX.Element {
  const id = useId();
  const { name } = control;
  switch (control.kind) {
    case 'switch':
      return (
        <label className={styles.row}>
          <span className={styles.name}>{name}</span>
          <input
            type="checkbox"
            role="switch"
            className={styles.switch}
            checked={value === true}
            aria-checked={value === true}
            onChange={(event) => onChange(event.target.checked)}
          />
        </label>
      );
    case 'color':
      return <ColorField control={control} value={value} theme={theme} onChange={onChange} />;
    case 'choice':
      return isShort(control.options) && value !== null ? (
        <Choice
          legend={name}
          name={id}
          value={String(value)}
          options={control.options.map((option) => ({
            value: String(option),
            text: String(option),
          }))}
          onChange={(text) => onChange(findOption(control.options, text))}
        />
      ) : (
        <SelectField name={name} options={control.options} value={value} onChange={onChange} />
      );
    case 'icon':
      return (
        <SelectField name={name} options={PLAYGROUND_ICONS} value={value} onChange={onChange} />
      );
    case 'number':
      return (
        <label className={styles.row}>
          <span className={styles.name}>{name}</span>
          <input
            type="number"
            step="any"
            className={styles.number}
            value={typeof value === 'number' ? value : ''}
            onChange={(event) =>
              onChange(event.target.value === '' ? null : Number(event.target.value))
            }
          />
        </label>
      );
    case 'text':
      return (
        <label className={styles.field}>
          <span className={styles.name}>{name}</span>
          <input
            type="text"
            maxLength={80}
            value={typeof value === 'string' ? value : ''}
            onChange={(event) => onChange(event.target.value)}
          />
        </label>
      );
  }
}

/** Whether options fit beside each other. */
function isShort(options: readonly NonNullable<ControlValue>[]): boolean {
  return options.length <= 4 && options.join('').length <= 24;
}

function findOption(options: readonly NonNullable<ControlValue>[], text: string): ControlValue {
  return options.find((option) => String(option) === text) ?? null;
}

interface SelectFieldProps {
  readonly name: string;
  readonly options: readonly NonNullable<ControlValue>[];
  readonly value: ControlValue;
  readonly onChange: (value: ControlValue) => void;
}

function SelectField({ name, options, value, onChange }: SelectFieldProps): JSX.Element {
  return (
    <label className={styles.row}>
      <span className={styles.name}>{name}</span>
      <select
        value={value === null ? '' : String(value)}
        onChange={(event) => onChange(findOption(options, event.target.value))}
      >
        <option value="">–</option>
        {options.map((option) => (
          <option key={String(option)} value={String(option)}>
            {String(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

const SWATCHES = {
  material: (name: string) => `var(--mui-palette-${name}-main, currentColor)`,
  joy: (name: string) => `var(--joy-palette-${name}-solidBg, currentColor)`,
} as const;

type ColorFieldProps = Omit<ControlFieldProps, 'control'> & {
  readonly control: Extract<Control, { kind: 'choice' | 'color' }>;
};

/** Colors of the theme as swatches; their names are spoken, shown on pointing, and beside the prop. */
function ColorField({ control, value, theme, onChange }: ColorFieldProps): JSX.Element {
  const id = useId();
  return (
    <fieldset className={styles.colors}>
      <legend className={styles.name}>
        {control.name} <span className={styles.value}>{value === null ? '–' : String(value)}</span>
      </legend>
      {control.options.map((option) => (
        <input
          key={String(option)}
          type="radio"
          name={id}
          aria-label={String(option)}
          title={String(option)}
          className={styles.swatch}
          style={formatSwatch(SWATCHES[theme](String(option)))}
          checked={option === value}
          onChange={() => onChange(option)}
        />
      ))}
    </fieldset>
  );
}

/** React knows no custom properties in its types. */
function formatSwatch(color: string): CSSProperties {
  return Object.fromEntries([['--swatch', color]]);
}
