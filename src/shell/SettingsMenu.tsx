import { useState, type ComponentProps, type ComponentType, type JSX } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { iconButtonClass } from '../ui/IconButton.tsx';
import { Popover, popoverTrigger } from '../ui/Popover.tsx';
import styles from './SettingsMenu.module.css';
import type { SettingsPanel } from './SettingsPanel.tsx';

export const SETTINGS_ID = '_settings';

type PanelProps = ComponentProps<typeof SettingsPanel>;

/** The reader's choices, loaded when the reader points at the button; a failed load is retried. */
export function SettingsMenu(props: PanelProps): JSX.Element {
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [isAway, setAway] = useState(false);
  const load = (): void => {
    import('./SettingsPanel.tsx').then(
      ({ SettingsPanel: Loaded }) => setPanel(() => Loaded),
      () => setAway(true),
    );
  };
  return (
    <>
      <button
        type="button"
        className={iconButtonClass}
        aria-label="Settings"
        title="Settings"
        onPointerEnter={load}
        {...popoverTrigger(SETTINGS_ID)}
      >
        <Icon name="settings" size={20} />
      </button>
      <Popover id={SETTINGS_ID} label="Settings" className={styles.panel} onOpen={load}>
        {Panel && <Panel {...props} />}
        {isAway && !Panel && <p>Not available offline.</p>}
      </Popover>
    </>
  );
}
