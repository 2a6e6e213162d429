import { useEffect, useState, useSyncExternalStore, type JSX } from 'react';
import { toAddress } from '../../model/address.ts';
import { Icon } from '../../ui/Icon.tsx';
import { createDevice } from './device.ts';
import { formatBytes } from '../../model/formatBytes.ts';
import styles from './SavePanel.module.css';
import { createSaveStore, type SaveStore } from './saveStore.ts';
import type { SaveState } from './saveState.ts';

interface SavePanelProps {
  readonly product: { readonly id: string; readonly name: string };
  readonly build: string;
  /** Whether this page may have a service worker at all. */
  readonly isSupported: boolean;
}

let sharedStore: SaveStore | undefined;

/** One for all pages of a tab: saving continues when the reader goes to another product. */
function getStore(build: string): SaveStore {
  sharedStore ??= createSaveStore({
    build,
    device: createDevice(window),
    onBusy: (isBusy) => document.documentElement.toggleAttribute('data-saving', isBusy),
  });
  return sharedStore;
}

/** The part of the settings that saves a product for reading without a network. */
export function SavePanel({ product, build, isSupported }: SavePanelProps): JSX.Element {
  return (
    <section className={styles.panel} aria-label="Offline reading">
      <h2 className={styles.title}>Offline reading</h2>
      {isSupported ? (
        <SupportedPanel product={product} build={build} />
      ) : (
        <p className={styles.text}>
          This browser does not let this site keep pages. In a private window that is common.
        </p>
      )}
    </section>
  );
}

function SupportedPanel({ product, build }: Omit<SavePanelProps, 'isSupported'>): JSX.Element {
  const [store] = useState(() => getStore(build));
  const state = useSyncExternalStore(store.subscribe, () => store.read(product.id));
  useEffect(() => void store.check(product.id), [store, product.id]);
  return (
    <>
      <Status state={state} name={product.name} />
      <div className={styles.actions}>
        <Action state={state} name={product.name} id={product.id} store={store} />
        <a className={styles.link} href={toAddress('/offline/')}>
          All that is saved
        </a>
      </div>
    </>
  );
}

interface StatusProps {
  readonly state: SaveState;
  readonly name: string;
}

function Status({ state, name }: StatusProps): JSX.Element {
  switch (state.kind) {
    case 'checking':
      return <p className={styles.text}>Looking for saved pages…</p>;
    case 'closed':
      return <p className={styles.text}>Saving is switched off at the moment.</p>;
    case 'offered':
      return (
        <>
          <p className={styles.text}>
            Pages you visit are kept. Save all of {name}, demos and search included, to read it
            without a network{state.bytes === null ? '.' : `: ${formatBytes(state.bytes)}.`}
          </p>
          {state.problem && (
            <p className={styles.problem} role="alert">
              {state.problem}
            </p>
          )}
        </>
      );
    case 'saving':
      return (
        <label className={styles.saving}>
          <span>Saving {name}</span>
          <span className={styles.count}>
            <bdi>
              {formatBytes(state.done)} of {formatBytes(state.total)}
            </bdi>
          </span>
          <progress className={styles.progress} value={state.done} max={state.total || 1} />
        </label>
      );
    case 'saved':
      return (
        <p className={styles.done} role="status">
          <Icon name="check" size={18} className={styles.check} />
          <span>
            {name} is saved: {state.pages} pages, {formatBytes(state.bytes)}.
          </span>
        </p>
      );
  }
}

interface ActionProps extends StatusProps {
  readonly id: string;
  readonly store: SaveStore;
}

function Action({ state, name, id, store }: ActionProps): JSX.Element | null {
  switch (state.kind) {
    case 'checking':
    case 'closed':
      return null;
    case 'offered':
      return (
        <button type="button" className={styles.primary} onClick={() => void store.save(id)}>
          Save {name} for offline
        </button>
      );
    case 'saving':
      return (
        <button type="button" className={styles.button} onClick={() => store.cancel(id)}>
          Cancel
        </button>
      );
    case 'saved':
      return (
        <button type="button" className={styles.button} onClick={() => void store.remove(id)}>
          Remove
        </button>
      );
  }
}
