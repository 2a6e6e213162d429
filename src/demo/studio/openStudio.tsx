import { createRoot } from 'react-dom/client';
import { getPreferenceStore } from '../../preferences/browserPreferences.ts';
import { formatTheme } from '../themes/studioTheme.ts';
import { keepTheme } from './keepTheme.ts';
import { dropStudioAddress, parseStudioAddress } from './studioAddress.ts';
import { StudioPanel } from './StudioPanel.tsx';
import styles from './StudioPanel.module.css';

let dialog: HTMLDialogElement | undefined;

/** Opens the theme studio beside the page; what the page's address says of a theme is applied and then left out of it. */
export function openStudio(): void {
  const asked = parseStudioAddress(location.search);
  history.replaceState(history.state, '', dropStudioAddress(location.href));
  if (asked && formatTheme(asked.theme) !== getPreferenceStore().get().demoTheme) {
    keepTheme(asked.theme);
  }
  if (dialog) return focusDialog(dialog);
  const opener = document.activeElement;
  const opened = document.createElement('dialog');
  opened.className = styles.dialog ?? '';
  opened.setAttribute('aria-label', 'Theme studio');
  document.body.append(opened);
  const root = createRoot(opened);
  const close = (): void => {
    opened.close();
  };
  opened.addEventListener('close', () => {
    dialog = undefined;
    if (opener instanceof HTMLElement) opener.focus();
    root.unmount();
    opened.remove();
  });
  opened.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  root.render(<StudioPanel refused={asked?.refused ?? []} onClose={close} />);
  dialog = opened;
  // Not modal: the demos behind it are what it is about.
  opened.show();
}

function focusDialog(opened: HTMLDialogElement): void {
  opened.querySelector<HTMLElement>('button, input')?.focus();
}
