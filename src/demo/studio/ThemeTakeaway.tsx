import type { JSX } from 'react';
import { usePreferences } from '../../preferences/usePreferences.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { formatThemeFile } from '../themes/formatThemeCode.ts';
import { parseTheme } from '../themes/studioTheme.ts';
import styles from './ThemeTakeaway.module.css';

const INSTALL = 'npm install @mui/material @emotion/react @emotion/styled';

/** What a reader takes along: the command that installs the library, and the theme that was picked. */
export function ThemeTakeaway(): JSX.Element {
  const { demoTheme } = usePreferences();
  const { theme } = parseTheme(demoTheme);
  return (
    <div className={`${styles.takeaway} prose`}>
      <div>
        <h2 className={styles.title}>Install it</h2>
        <CodeBlock as="div">
          <code className="code">{INSTALL}</code>
        </CodeBlock>
        <p>
          Then wrap your app in <code>ThemeProvider</code> and pass it the theme.
        </p>
      </div>
      <div className={styles.file}>
        <h2 className={styles.title}>Take the theme along</h2>
        <CodeBlock as="div">
          <code className="code">{formatThemeFile(theme, 'material')}</code>
        </CodeBlock>
      </div>
    </div>
  );
}
