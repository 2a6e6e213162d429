import { useMemo, type JSX } from 'react';
import { toAddress } from '../model/address.ts';
import { useDocsConfig } from '../ui/DocsConfig.tsx';
import { formatMarkdownUrl } from '../model/pageData.ts';
import type { Command } from '../search/dialog/commands.ts';
import { SearchDialog, type OpenedDialogProps } from '../search/dialog/SearchDialog.tsx';
import { SETTINGS_ID } from '../shell/SettingsMenu.tsx';
import { loadPage } from './loadPage.ts';
import { useCurrentPage } from './useCurrentPage.ts';

/** The search dialog as this site has it. Its name keeps it out of the scripts that every page loads. */
export function SiteSearchDialog(props: OpenedDialogProps): JSX.Element {
  const pathname = useCurrentPage().page?.pathname ?? null;
  const commands = useMemo(() => listPageCommands(pathname), [pathname]);
  return (
    <SearchDialog
      {...props}
      repositoryUrl={useDocsConfig().repositoryUrl}
      openSettings={openSettings}
      prefetch={prefetch}
      drawMiniature={drawMiniature}
      commands={commands}
    />
  );
}

/** Results do not wait for what draws them; where that does not come, they have an icon. */
async function drawMiniature(box: HTMLElement): Promise<void> {
  const miniatures = await import('../gallery/showMiniatures.ts').catch(() => null);
  await miniatures?.drawMiniature(box);
}

/** What can be done with the page being shown. */
function listPageCommands(pathname: string | null): Command[] {
  const studio: Command = {
    id: 'studio',
    title: 'Open the theme studio',
    keywords: 'theme colour color palette radius density font customize demos',
    run: openStudio,
  };
  if (pathname === null) return [studio];
  const run = (): Promise<string> => copyMarkdown(toAddress(formatMarkdownUrl(pathname)));
  const keywords = 'clipboard text llm prompt md';
  return [studio, { id: 'markdown', title: 'Copy page as Markdown', keywords, run }];
}

async function copyMarkdown(url: string): Promise<string> {
  try {
    // Safari allows copying only while it still sees the click: hence a promise goes along.
    const text = new ClipboardItem({ 'text/plain': fetchPlainText(url) });
    await navigator.clipboard.write([text]);
    return 'The page is on the clipboard as Markdown.';
  } catch {
    return `The page could not be copied. Its Markdown is at ${new URL(url, window.location.href)}.`;
  }
}

/** The clipboard takes no other type than the one that was announced. */
async function fetchPlainText(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
  return new Blob([await response.text()], { type: 'text/plain' });
}

/** After the dialog has closed, which gives the focus back. */
function openStudio(): void {
  void import('../demo/studio/openStudio.tsx').then((studio) => setTimeout(studio.openStudio));
}

/** After the dialog has closed, which would close a popover opened before. */
function openSettings(): void {
  setTimeout(() => document.getElementById(SETTINGS_ID)?.showPopover());
}

/** The reader may choose another result: a failure here is not theirs to see. */
function prefetch(href: string): void {
  loadPage(new URL(href, window.location.origin).pathname).catch(() => undefined);
}
