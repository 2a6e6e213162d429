import type { JSX } from 'react';
import { Icon } from '../ui/Icon.tsx';
import type { ProductVersion } from '../model/product.ts';
import { Popover, popoverTrigger } from '../ui/Popover.tsx';
import styles from './VersionMenu.module.css';

interface VersionMenuProps {
  readonly id: string;
  readonly versions: readonly ProductVersion[];
}

/** Shows the documented version and leads to the sites of older ones. */
export function VersionMenu({ id, versions }: VersionMenuProps): JSX.Element | null {
  const current = versions.find((version) => version.current);
  if (!current) return null;
  return (
    <>
      <button type="button" className={styles.trigger} {...popoverTrigger(id)}>
        <span className="visually-hidden">Version</span>
        <span>{current.text}</span>
        <Icon name="chevron" size={14} />
      </button>
      <Popover id={id} label="Versions">
        <ul className={styles.list}>
          {versions.map((version) => (
            <li key={version.text}>
              {version.href ? (
                <a className={styles.item} href={version.href}>
                  <span>{version.text}</span>
                </a>
              ) : (
                <span className={styles.item}>
                  <span>{version.text}</span>
                  <Icon name="check" size={16} label="this version" />
                </span>
              )}
            </li>
          ))}
          <li>
            <a className={styles.item} href={`${import.meta.env.BASE_URL}versions/`}>
              <span>All versions</span>
            </a>
          </li>
        </ul>
      </Popover>
    </>
  );
}
