import { useId, useLayoutEffect, useRef, useState, type JSX } from 'react';
import {
  formatExportName,
  STYLE_TEXTS,
  type IconEntry,
  type IconStyle,
} from '../model/iconFiles.ts';
import { Choice } from '../ui/Choice.tsx';
import { CodeBlock } from '../ui/CodeBlock.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';

import {
  DEFAULT_LOOK,
  formatImport,
  formatJsx,
  formatSvg,
  ICON_COLORS,
  ICON_SIZES,
  type IconColor,
  type IconSize,
} from './iconCode.ts';
import styles from './IconDialog.module.css';
import { IconSvg } from './IconSvg.tsx';

interface IconDialogProps {
  readonly icon: IconEntry;
  readonly style: IconStyle;
  /** Undefined while it is on its way. */
  readonly shape: string | undefined;
  readonly onStyle: (style: IconStyle) => void;
  readonly onClose: () => void;
}

/** Everything to take away of one icon: import, JSX and SVG, with a look at it in sizes and colors. */
export function IconDialog(props: IconDialogProps): JSX.Element {
  const { icon, style, shape, onStyle, onClose } = props;
  const [look, setLook] = useState(DEFAULT_LOOK);
  const titleId = useId();
  const dialog = useModal();
  const exported = formatExportName(icon.name, style);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title} translate="no">
            {exported}
          </h2>
          <IconButton label="Close" onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </IconButton>
        </div>
        <div className={styles.looks}>
          <div className={styles.preview} data-color={look.color}>
            <IconSvg shape={shape} size={112} />
            <div className={styles.sizes}>
              <IconSvg shape={shape} size={ICON_SIZES.small} />
              <IconSvg shape={shape} size={ICON_SIZES.medium} />
              <IconSvg shape={shape} size={ICON_SIZES.large} />
            </div>
          </div>
          <div className={styles.controls}>
            <Choice
              legend="Style"
              name="icon-style"
              value={style}
              options={icon.styles.map((value) => ({ value, text: STYLE_TEXTS[value] }))}
              onChange={onStyle}
            />
            <Choice
              legend="Size"
              name="icon-size"
              value={look.size}
              options={Object.entries(ICON_SIZES).map(([value, pixels]) => ({
                value: value as IconSize,
                text: `${value}, ${pixels} px`,
              }))}
              onChange={(size) => setLook({ ...look, size })}
            />
            <ColorField color={look.color} onChange={(color) => setLook({ ...look, color })} />
          </div>
        </div>
        <div className={styles.codes}>
          <h3 className={styles.legend}>Import</h3>
          <Code text={formatImport(icon.name, style)} />
          <h3 className={styles.legend}>JSX</h3>
          <Code text={formatJsx(icon.name, style, look)} />
          <h3 className={styles.legend}>SVG</h3>
          {shape === undefined ? (
            <p className={styles.waiting}>The shape is not loaded yet.</p>
          ) : (
            <>
              <Code text={formatSvg(shape)} />
              <a
                className={styles.download}
                href={`data:image/svg+xml,${encodeURIComponent(formatSvg(shape))}`}
                download={`${exported}.svg`}
              >
                Download {exported}.svg
              </a>
            </>
          )}
        </div>
      </div>
    </dialog>
  );
}

function Code({ text }: { readonly text: string }): JSX.Element {
  return (
    <div className="prose">
      <CodeBlock as="div">
        <code className="code">{text}</code>
      </CodeBlock>
    </div>
  );
}

interface ColorFieldProps {
  readonly color: IconColor;
  readonly onChange: (color: IconColor) => void;
}

function ColorField({ color, onChange }: ColorFieldProps): JSX.Element {
  const id = useId();
  return (
    <div>
      <label className={styles.legend} htmlFor={id}>
        Color
      </label>
      <select
        id={id}
        className={styles.select}
        value={color}
        onChange={({ target }) =>
          onChange(ICON_COLORS.find((each) => each === target.value) ?? DEFAULT_LOOK.color)
        }
      >
        {ICON_COLORS.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </div>
  );
}

/** Opens a dialog as soon as it is there. It is closed before it goes, so that the focus returns. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    // Only what is outside of the content belongs to the dialog itself: its backdrop.
    element?.addEventListener('click', ({ target }) => target === element && element.close());
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
