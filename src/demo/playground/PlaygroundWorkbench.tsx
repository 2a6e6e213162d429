import { useEffect, useState, type JSX } from 'react';
import type { ControlValue, ControlValues } from '../../model/playground.ts';
import { usePreferences } from '../../preferences/usePreferences.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { parseTheme } from '../themes/studioTheme.ts';
import { announce } from '../../ui/announce.ts';
import { ControlList } from './ControlList.tsx';
import { formatCode, formatFile } from './formatPlayground.ts';
import { highlightJsx } from './highlightJsx.ts';
import styles from './PlaygroundPanel.module.css';
import { formatPlaygroundAddress, parsePlaygroundQuery } from './playgroundQuery.ts';
import { PlaygroundStage } from './PlaygroundStage.tsx';
import type { LoadedPlayground } from './usePlayground.ts';

/** A loaded playground. What is picked shows on the stage, in the code and in the page's address. */
export function PlaygroundWorkbench(playground: LoadedPlayground): JSX.Element {
  const { data } = playground;
  const { component, controls, preset, code } = data;
  const [start] = useState(() => parsePlaygroundQuery(location.search, component, controls));
  const [values, setValues] = useState<ControlValues>({ ...preset, ...start.values });
  const [refused, setRefused] = useState(start.refused);
  useEffect(() => {
    const address = formatPlaygroundAddress(location.href, controls, values, preset);
    history.replaceState(history.state, '', address);
  }, [controls, preset, values]);
  const set = (name: string, value: ControlValue): void =>
    setValues((current) => ({ ...current, [name]: value }));
  const shown = formatCode(code, controls, values);
  return (
    <>
      {data.stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="demo" crossOrigin="anonymous" />
      ))}
      {refused.length > 0 && <Refusal reasons={refused} onClose={() => setRefused([])} />}
      <div className={styles.bench}>
        <div className={styles.result}>
          <PlaygroundStage {...playground} values={values} />
          <div className={`prose ${styles.code}`}>
            <CodeBlock as="div">
              <code className="code">
                {highlightJsx(shown).map(({ text, className }, index) => (
                  <span key={index} className={className}>
                    {text}
                  </span>
                ))}
              </code>
            </CodeBlock>
          </div>
          <Actions
            {...playground}
            values={values}
            onReset={() => {
              setValues(preset);
              announce('The playground was reset.');
            }}
          />
        </div>
        <ControlList data={data} values={values} onChange={set} />
      </div>
    </>
  );
}

interface RefusalProps {
  readonly reasons: readonly string[];
  readonly onClose: () => void;
}

/** Says what the page's address asked for in vain. */
function Refusal({ reasons, onClose }: RefusalProps): JSX.Element {
  return (
    <div className={styles.refusal} role="alert">
      <p>The address asks for something that this playground cannot show:</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}

interface ActionsProps extends LoadedPlayground {
  readonly values: ControlValues;
  readonly onReset: () => void;
}

const SANDBOXES = { stackblitz: 'StackBlitz', codesandbox: 'CodeSandbox' } as const;

/** What can be done with what was picked. */
function Actions({ data, values, onReset }: ActionsProps): JSX.Element {
  const { codeVariant, demoTheme } = usePreferences();
  const open = async (sandbox: keyof typeof SANDBOXES): Promise<string> => {
    const { openSandbox } = await import('../export/openSandbox.ts');
    const { component, code, controls, dependencies, theme } = data;
    const text = formatFile({ code, component, controls, values, variant: codeVariant });
    const name = `${component}Playground`;
    return openSandbox(sandbox, {
      name,
      title: `${component} playground`,
      variant: codeVariant,
      styling: null,
      files: [{ name: `${name}.${codeVariant === 'JS' ? 'jsx' : 'tsx'}`, code: text }],
      dependencies: pickUsed(dependencies, text),
      libraries: [theme],
      theme: parseTheme(demoTheme).theme,
    });
  };
  const run = (action: Promise<string>): void =>
    void action.then(announce, () => announce('That did not work.'));
  const copyLink = async (): Promise<string> => {
    await navigator.clipboard.writeText(location.href);
    return 'Link copied.';
  };
  return (
    <div className={styles.actions}>
      {(['stackblitz', 'codesandbox'] as const).map((sandbox) => (
        <button key={sandbox} type="button" onClick={() => run(open(sandbox))}>
          {SANDBOXES[sandbox]}
        </button>
      ))}
      <button type="button" onClick={() => run(copyLink())}>
        Copy link
      </button>
      <button type="button" onClick={onReset}>
        Reset
      </button>
    </div>
  );
}

/** Icons are a large package: only projects that show one need it. */
function pickUsed(
  dependencies: Readonly<Record<string, string>>,
  code: string,
): Readonly<Record<string, string>> {
  const { '@mui/icons-material': icons, ...others } = dependencies;
  return icons && code.includes('@mui/icons-material') ? dependencies : others;
}
