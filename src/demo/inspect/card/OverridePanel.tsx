import { useId, useState, type JSX } from 'react';
import { CodeBlock } from '../../../ui/CodeBlock.tsx';
import { FileTabs } from '../../code/FileTabs.tsx';
import { highlightCode } from '../../playground/highlightJsx.ts';
import { formatOverrides, type OverrideWay } from '../overrides/formatOverrides.ts';
import styles from '../Inspect.module.css';
import { formatState } from '../naming/parseClasses.ts';
import type { Pointed } from '../pointAt.ts';

interface OverridePanelProps {
  readonly pointed: Pointed;
  readonly way: OverrideWay;
  readonly onWay: (way: OverrideWay) => void;
}

const LABELS = {
  sx: 'sx prop',
  styled: 'styled()',
  theme: 'Theme',
} as const satisfies Record<OverrideWay, string>;

const MISSING = {
  sx: 'takes no sx prop',
  theme: 'reads no styles from a theme',
} as const satisfies Partial<Record<OverrideWay, string>>;

/** Words, strings, numbers and keys of short scripts. */
const TOKEN =
  /(?<s>'(?:[^'\\\n]|\\.)*'(?!:))|(?<k>\b(?:import|from|const|type)\b)|(?<t>(?<=<\/?)[A-Z]\w*)|(?<f>\b\w+(?=\())|(?<p>[A-Za-z]\w*(?=[:=])|'[^'\n]*'(?=:))/g;

/** The override of an element, in each way that there is, ready to be copied. */
export function OverridePanel({ pointed, way, onWay }: OverridePanelProps): JSX.Element {
  const { part, host, read } = pointed;
  const panelId = useId();
  const [isBound, setBound] = useState(true);
  const states = isBound ? part.states.map(({ className }) => className) : [];
  const overrides = formatOverrides({ part, host, states, ...read });
  const found = overrides.findIndex((override) => override.way === way);
  const selected = Math.max(found, 0);
  const code = overrides[selected]?.code ?? '';
  const missing = (['sx', 'theme'] as const).filter(
    (each) => !overrides.some((override) => override.way === each),
  );
  return (
    <section className={`prose ${styles.overrides}`} aria-label="Override">
      {code && (
        <FileTabs
          label="Ways to override"
          names={overrides.map((override) => LABELS[override.way])}
          selected={selected}
          panelId={panelId}
          onSelect={(index) => onWay(overrides[index]?.way ?? way)}
        />
      )}
      {code && (
        <div id={panelId} role="tabpanel" aria-label={LABELS[overrides[selected]?.way ?? way]}>
          <CodeBlock as="div">
            <code className="code">
              {highlightCode(code, TOKEN).map(({ text, className }, index) => (
                <span key={index} className={className}>
                  {text}
                </span>
              ))}
            </code>
          </CodeBlock>
        </div>
      )}
      {code && part.states.length > 0 && (
        <label className={styles.bound}>
          <input
            type="checkbox"
            checked={isBound}
            onChange={(event) => setBound(event.currentTarget.checked)}
          />
          Only while {part.states.map(({ className }) => formatState(className)).join(' and ')}
        </label>
      )}
      {code.includes('&&') && (
        <p className={styles.note}>
          Repeating the <code>&amp;</code> outweighs a rule of the library.
        </p>
      )}
      {missing.length > 0 && (
        <p className={styles.note}>
          {host
            ? formatMissing(missing, part.component.name, host.component.name)
            : 'It stands elsewhere in the document, so only a theme or global styles reach it.'}
        </p>
      )}
    </section>
  );
}

/** Says which ways there are not. */
function formatMissing(
  missing: readonly (keyof typeof MISSING)[],
  component: string,
  host: string,
): string {
  return missing.map((way) => `${way === 'sx' ? host : component} ${MISSING[way]}.`).join(' ');
}
