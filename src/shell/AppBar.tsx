import type { JSX, ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { iconButtonClass } from '../ui/IconButton.tsx';
import { SiteLogo } from '../ui/logos.tsx';
import styles from './AppBar.module.css';
import { ModeButton } from './ModeButton.tsx';
import { SIDE_PANEL_ID } from './SidePanel.tsx';

interface AppBarProps {
  readonly hasSidePanel: boolean;
  readonly repositoryUrl: string;
  /** Product menu, beside the logo. */
  readonly product: ReactNode;
  /** Search, where there is one. */
  readonly search?: ReactNode;
  readonly settings: ReactNode;
}

/** The bar at the top of every page. */
export function AppBar({
  hasSidePanel,
  repositoryUrl,
  product,
  search,
  settings,
}: AppBarProps): JSX.Element {
  return (
    <header className={styles.bar} data-behind-drawer>
      {hasSidePanel && (
        <button
          type="button"
          className={`${iconButtonClass} ${styles.menu}`}
          aria-label="Open navigation"
          popoverTarget={SIDE_PANEL_ID}
        >
          <Icon name="menu" size={20} />
        </button>
      )}
      <a href={import.meta.env.BASE_URL} className={styles.home} aria-label="Swatchbook, home">
        <SiteLogo />
        <span className={styles.wordmark}>Swatchbook</span>
      </a>
      <div className={styles.product} data-whole="">
        {product}
      </div>
      <div className={styles.tools}>
        {search}
        <a
          className={`${iconButtonClass} ${styles.repository}`}
          href={repositoryUrl}
          aria-label="Repository"
          title="Repository"
        >
          <Icon name="branch" size={20} />
        </a>
        <ModeButton />
        {settings}
      </div>
    </header>
  );
}
