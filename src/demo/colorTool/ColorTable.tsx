import type { JSX } from 'react';
import { rateContrast } from '../studio/contrastRatio.ts';
import styles from './ColorTool.module.css';
import { TOKENS, type ColorFacts, type PaletteColorFacts } from './colorFacts.ts';

interface ColorTableProps {
  readonly name: 'primary' | 'secondary';
  readonly facts: ColorFacts['primary'];
}

const MODES = ['light', 'dark'] as const;

/** The tokens of a palette color in both modes, each with the contrast of the text on it. */
export function ColorTable({ name, facts }: ColorTableProps): JSX.Element {
  return (
    <table className={styles.table}>
      <caption>
        <code>theme.palette.{name}</code>
      </caption>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Light mode</th>
          <th scope="col">Dark mode</th>
        </tr>
      </thead>
      <tbody>
        {TOKENS.map((token) => (
          <tr key={token}>
            <th scope="row">{token}</th>
            {MODES.map((mode) => (
              <td key={mode}>
                <TokenColor token={facts[mode].tokens[token]} text={facts[mode].contrastText} />
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">contrastText</th>
          {MODES.map((mode) => (
            <td key={mode}>
              <code>{facts[mode].contrastText}</code>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

interface TokenColorProps {
  readonly token: PaletteColorFacts['tokens']['main'];
  readonly text: string;
}

function TokenColor({ token: { color, ratio }, text }: TokenColorProps): JSX.Element {
  return (
    <div className={styles.token}>
      <span className={styles.sample} style={{ backgroundColor: color, color: text }} />
      <span>
        <bdi dir="ltr">
          <code>{color}</code> {ratio.toFixed(2)}:1, {rateContrast(ratio)}
        </bdi>
      </span>
    </div>
  );
}
