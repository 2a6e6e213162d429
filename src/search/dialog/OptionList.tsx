import type { JSX, MouseEvent } from 'react';
import { toAddress } from '../../model/address.ts';
import { accentStyle, ProductLogo } from '../../ui/logos.tsx';
import { formatSearchUrl } from './describeResults.ts';
import { HitRow } from './HitRow.tsx';
import { Icon } from './Icon.tsx';
import styles from './OptionList.module.css';
import type { OptionGroup, SearchOption } from './options.ts';
import rowStyles from './HitRow.module.css';

export const LISTBOX_ID = '_search-options';

/** The id of the option at a place in the list. */
export function optionId(index: number): string {
  return `_search-option-${index}`;
}

interface OptionListProps {
  readonly groups: readonly OptionGroup[];
  readonly active: number;
  readonly text: string;
  readonly onActive: (index: number) => void;
  readonly onChoose: (index: number) => void;
  readonly onLeave: () => void;
}

/** All options in their groups: the list that belongs to the field. */
export function OptionList({ groups, text, ...list }: OptionListProps): JSX.Element {
  return (
    <div id={LISTBOX_ID} role="listbox" aria-label="Results" className={styles.list}>
      {groups.map((group, index) => (
        <Group
          key={group.key}
          group={group}
          first={groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0)}
          text={text}
          {...list}
        />
      ))}
    </div>
  );
}

interface GroupProps extends Omit<OptionListProps, 'groups'> {
  readonly group: OptionGroup;
  /** Place of its first option in the whole list. */
  readonly first: number;
}

function Group({
  group,
  first,
  active,
  text,
  onActive,
  onChoose,
  onLeave,
}: GroupProps): JSX.Element {
  const { key, title, product, options, more } = group;
  const headingId = `_search-group-${key}`;
  return (
    <div role="group" aria-labelledby={headingId} className={styles.group}>
      <div id={headingId} role="presentation" className={styles.heading}>
        {product && (
          <span className={styles.logo} style={accentStyle(product)}>
            <ProductLogo markup={product.logo} size={14} />
          </span>
        )}
        {title}
      </div>
      {options.map((option, index) => (
        <OptionRow
          key={option.key}
          option={option}
          index={first + index}
          isActive={first + index === active}
          onActive={onActive}
          onChoose={onChoose}
        />
      ))}
      {more > 0 && (
        <a
          className={styles.more}
          href={formatSearchUrl(text, product?.id ?? null)}
          tabIndex={-1}
          aria-hidden="true"
          onClick={onLeave}
        >
          <bdi>
            {more} more in {title}
          </bdi>
        </a>
      )}
    </div>
  );
}

interface OptionRowProps {
  readonly option: SearchOption;
  readonly index: number;
  readonly isActive: boolean;
  readonly onActive: (index: number) => void;
  readonly onChoose: (index: number) => void;
}

function OptionRow({ option, index, isActive, onActive, onChoose }: OptionRowProps): JSX.Element {
  const attributes = {
    id: optionId(index),
    role: 'option' as const,
    'aria-selected': isActive,
    tabIndex: -1,
    className: rowStyles.row,
    // Not on entering: a list that scrolls under a resting pointer must not choose for the reader.
    onPointerMove: () => !isActive && onActive(index),
    onClick: (event: MouseEvent) => {
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onChoose(index);
    },
  };
  switch (option.kind) {
    case 'hit':
      return (
        <a {...attributes} href={toAddress(option.hit.url)}>
          <HitRow hit={option.hit} />
        </a>
      );
    case 'fold':
      return (
        <div {...attributes}>
          <HitRow hit={option.hit} />
        </div>
      );
    case 'product':
      return (
        <a {...attributes} href={toAddress(option.product.home)}>
          <span className={styles.mark} style={accentStyle(option.product)}>
            <ProductLogo markup={option.product.logo} size={16} />
          </span>
          <Lines title={option.product.name} note={option.product.tagline} />
        </a>
      );
    case 'recent':
      return (
        <div {...attributes}>
          <Icon name="recent" className={rowStyles.icon} />
          <Lines title={option.text} />
        </div>
      );
    case 'command':
      return (
        <div {...attributes}>
          <Icon name="command" className={rowStyles.icon} />
          <Lines title={option.command.title} />
        </div>
      );
  }
}

function Lines({ title, note }: { readonly title: string; readonly note?: string }): JSX.Element {
  return (
    <span className={rowStyles.main}>
      <span className={rowStyles.name}>
        <span className={rowStyles.text}>{title}</span>
      </span>
      {note && <span className={rowStyles.note}>{note}</span>}
    </span>
  );
}
