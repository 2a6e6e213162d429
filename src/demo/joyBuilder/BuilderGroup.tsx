import type { JSX, ReactNode } from 'react';
import styles from './JoyThemeBuilder.module.css';
import { countChanges, resetGroup } from './joyDesign.ts';
import type { Group } from './joyFields.ts';
import type { DesignControl } from './useDesign.ts';

interface BuilderGroupProps {
  readonly title: string;
  readonly group: Group;
  readonly control: DesignControl;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** Fields that belong together: how many differ from the default theme, and a way back. */
export function BuilderGroup(props: BuilderGroupProps): JSX.Element {
  const { title, group, control, isOpen, children } = props;
  const count = countChanges(control.design, group);
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        <span>{title}</span>
        {count > 0 && <span className={styles.count}>{count} changed</span>}
      </summary>
      <div className={styles.fields}>
        {children}
        <button
          type="button"
          className={styles.reset}
          disabled={count === 0}
          onClick={() => control.change(resetGroup(control.design, group), `reset ${group}`)}
        >
          Reset {title.toLowerCase()}
        </button>
      </div>
    </details>
  );
}
