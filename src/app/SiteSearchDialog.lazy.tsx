import type { JSX } from 'react';
import { REPOSITORY_URL } from '../docsConfig/siteConfig.ts';
import { SearchDialog, type OpenedDialogProps } from '../search/dialog/SearchDialog.tsx';
import { SETTINGS_ID } from '../shell/SettingsMenu.tsx';
import { loadPage } from './loadPage.ts';

/** The search dialog as this site has it. Its name keeps it out of the scripts that every page loads. */
export function SiteSearchDialog(props: OpenedDialogProps): JSX.Element {
  return (
    <SearchDialog
      {...props}
      repositoryUrl={REPOSITORY_URL}
      openSettings={openSettings}
      prefetch={prefetch}
      commands={NO_COMMANDS}
    />
  );
}

const NO_COMMANDS = [] as const;

/** After the dialog has closed, which would close a popover opened before. */
function openSettings(): void {
  setTimeout(() => document.getElementById(SETTINGS_ID)?.showPopover());
}

/** The reader may choose another result: a failure here is not theirs to see. */
function prefetch(href: string): void {
  loadPage(new URL(href, window.location.origin).pathname).catch(() => undefined);
}
