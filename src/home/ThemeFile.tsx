import { useEffect, useState, type JSX } from 'react';
import { DEFAULT_THEME_TEXT, parseTheme } from '../demo/themes/studioTheme.ts';
import { usePreferences } from '../preferences/usePreferences.ts';
import { CodeBlock } from '../ui/CodeBlock.tsx';
import { DEFAULT_THEME_FILE } from './defaultThemeFile.ts';
import { splitThemeCode } from './splitThemeCode.ts';
import styles from './ThemeFile.module.css';

/** The theme that was picked as a file for the reader's own project. */
export function ThemeFile(): JSX.Element {
  const code = useThemeFile(usePreferences().demoTheme);
  return (
    <div className={`${styles.file} prose`} data-home="file">
      <CodeBlock as="figure" title="src/theme.ts">
        <code className="code">
          {splitThemeCode(code).map(({ text, kind }, index) =>
            kind === null ? (
              text
            ) : (
              <span key={index} className={kind}>
                {text}
              </span>
            ),
          )}
        </code>
      </CodeBlock>
    </div>
  );
}

/** The code of a theme. What writes it comes with the first theme that is not the libraries' own. */
function useThemeFile(demoTheme: string): string {
  const [code, setCode] = useState(DEFAULT_THEME_FILE);
  useEffect(() => {
    if (demoTheme === DEFAULT_THEME_TEXT) return undefined;
    let isCurrent = true;
    import('../demo/themes/formatThemeCode.ts')
      .then(({ formatThemeFile }) => formatThemeFile(parseTheme(demoTheme).theme, 'material'))
      .catch(() => '// The code of your theme could not be loaded.\n')
      .then((text) => isCurrent && setCode(text));
    return () => {
      isCurrent = false;
    };
  }, [demoTheme]);
  return demoTheme === DEFAULT_THEME_TEXT ? DEFAULT_THEME_FILE : code;
}
