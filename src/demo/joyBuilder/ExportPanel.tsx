import { useState, type JSX } from 'react';
import { usePreferences } from '../../preferences/usePreferences.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { reportMissingCode } from '../reportMissingCode.ts';
import { DEFAULT_THEME_TEXT, parseTheme } from '../themes/studioTheme.ts';
import { CopyButton } from '../toolbar/CopyButton.tsx';
import { formatDesignFile } from './formatDesignFile.ts';
import styles from './JoyThemeBuilder.module.css';
import { DEFAULT_DESIGN, formatDesignAddress } from './joyDesign.ts';
import { isDefaultDesign, type DesignControl } from './useDesign.ts';

/** The file, and what can be done with the whole theme. */
export function ExportPanel({ control }: { readonly control: DesignControl }): JSX.Element {
  const { design, canUndo, change, undo } = control;
  const file = formatDesignFile(design);
  return (
    <>
      <div className={styles.actions} data-whole="">
        <button type="button" disabled={!canUndo} onClick={undo}>
          Undo
        </button>
        <button
          type="button"
          disabled={isDefaultDesign(design)}
          onClick={() => change(DEFAULT_DESIGN, 'reset')}
        >
          Reset all
        </button>
        <CopyButton
          label="Copy link"
          what="The link"
          read={() => formatDesignAddress(location.href, design)}
        />
        <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`} download="theme.ts">
          Download theme.ts
        </a>
        <StudioButton control={control} />
      </div>
      <div className={`prose ${styles.code}`}>
        <CodeBlock as="figure" title="theme.ts">
          <code className="code">{file}</code>
        </CodeBlock>
      </div>
    </>
  );
}

/** Takes over what the reader's theme of all demos changes about Joy UI. */
function StudioButton({ control }: { readonly control: DesignControl }): JSX.Element {
  const { demoTheme } = usePreferences();
  const [note, setNote] = useState('');
  const start = async (): Promise<void> => {
    if (demoTheme === DEFAULT_THEME_TEXT) {
      setNote('The theme studio has the default theme. Open it in the settings.');
      return;
    }
    const { createStudioDesign } = await import('./createStudioDesign.ts');
    control.change(createStudioDesign(parseTheme(demoTheme).theme), 'studio');
    setNote('This is the theme of the theme studio now.');
  };
  return (
    <>
      <button
        type="button"
        onClick={() => {
          start().catch((error: unknown) => {
            reportMissingCode(error);
            setNote('The code for that did not load.');
          });
        }}
      >
        Start from your studio theme
      </button>
      <p role="status" className={styles.note}>
        {note}
      </p>
    </>
  );
}
