import { lazy, Suspense, useState, type JSX } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { iconButtonClass } from '../ui/IconButton.tsx';
import { Popover, popoverTrigger } from '../ui/Popover.tsx';
import styles from './SettingsMenu.module.css';

export const SETTINGS_ID = '_settings';

const loadPanel = () => import('./SettingsPanel.tsx');
const SettingsPanel = lazy(async () => ({ default: (await loadPanel()).SettingsPanel }));

/** The reader's choices, loaded when the reader turns to them. */
export function SettingsMenu(): JSX.Element {
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <button
        type="button"
        className={iconButtonClass}
        aria-label="Settings"
        title="Settings"
        onPointerEnter={() => void loadPanel()}
        {...popoverTrigger(SETTINGS_ID)}
      >
        <Icon name="settings" size={20} />
      </button>
      <Popover
        id={SETTINGS_ID}
        label="Settings"
        className={styles.panel}
        onOpen={() => setWanted(true)}
      >
        {wanted && (
          <Suspense fallback={null}>
            <SettingsPanel />
          </Suspense>
        )}
      </Popover>
    </>
  );
}
