import { createElement, type JSX, type ReactNode } from 'react';
import { DemoBoundary } from '../runtime/DemoBoundary.tsx';
import { DemoRoot } from '../runtime/DemoRoot.tsx';
import { PLAYGROUND_ICONS, type ControlValues } from '../../model/playground.ts';
import { resolveMode } from '../../preferences/preferenceStore.ts';
import { usePreferences } from '../../preferences/usePreferences.ts';
import { listSetValues } from './formatPlayground.ts';
import { icons } from './icons.ts';
import styles from './PlaygroundPanel.module.css';
import { createThemeOptions } from './themeOptions.ts';
import type { LoadedPlayground } from './usePlayground.ts';

interface PlaygroundStageProps extends LoadedPlayground {
  readonly values: ControlValues;
}

/** The running component. */
export function PlaygroundStage(props: PlaygroundStageProps): JSX.Element {
  const { data, Stage, Provider, values } = props;
  const preferences = usePreferences();
  const set = listSetValues(data.controls, values);
  const given =
    data.code.sets === 'theme' ? { options: createThemeOptions(set) } : createProps(set);
  // Components look at the state they start with once, hence a new one for each.
  const start = JSON.stringify(set.filter(([{ name }]) => /^(?:default|multiple$)/.test(name)));
  return (
    <div className={styles.stage}>
      <DemoRoot
        Provider={Provider}
        mode={resolveMode(preferences)}
        direction={preferences.direction}
      >
        <DemoBoundary key={start} name={`${data.component} playground`} page={location.href}>
          <Stage {...given} />
        </DemoBoundary>
      </DemoRoot>
    </div>
  );
}

function createProps(set: ReturnType<typeof listSetValues>): Readonly<Record<string, ReactNode>> {
  return Object.fromEntries(
    set.map(([{ name, kind }, value]): [string, ReactNode] => [
      name,
      kind === 'icon' ? createIcon(String(value)) : value,
    ]),
  );
}

function createIcon(name: string): ReactNode {
  const icon = PLAYGROUND_ICONS.find((candidate) => candidate === name);
  return icon ? createElement(icons[icon]) : null;
}
