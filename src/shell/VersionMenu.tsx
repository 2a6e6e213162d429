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
        {current.text}
        <Icon name="chevron" size={14} />
      </button>
      <Popover id={id} label="Versions">
        <ul className={styles.list}>
          {versions.map((version) => (
            <li key={version.text}>
              {version.href ? (
                <a className={styles.item} href={version.href}>
                  {version.text}
                </a>
              ) : (
                <span className={styles.item}>
                  {version.text}
                  <Icon name="check" size={16} label="this version" />
                </span>
              )}
            </li>
          ))}
          <li>
            <a className={styles.item} href={`${import.meta.env.BASE_URL}versions/`}>
              All versions
            </a>
          </li>
        </ul>
      </Popover>
    </>
  );
}
