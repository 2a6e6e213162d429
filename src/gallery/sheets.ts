import { toAddress } from '../model/address.ts';
import { formatSheetUrl, type MiniatureSheet } from '../model/miniature.ts';

const sheets = new Map<string, Promise<MiniatureSheet>>();

/** Loads the miniatures of a product once, and all that they are drawn with; one that failed is tried again. */
export function loadSheet(name: string): Promise<MiniatureSheet> {
  const known = sheets.get(name) ?? fetchSheet(name);
  sheets.set(name, known);
  known.catch(() => sheets.delete(name));
  return known;
}

async function fetchSheet(name: string): Promise<MiniatureSheet> {
  const response = await fetch(toAddress(formatSheetUrl(name)));
  if (!response.ok) throw new Error(`The miniatures of ${name}: ${response.status}.`);
  const sheet: MiniatureSheet = await response.json();
  await Promise.all(sheet.stylesheets.map(linkStylesheet));
  // A font that came later would move what is drawn; without it, the next best one is taken.
  await Promise.allSettled(sheet.fonts.map((font) => document.fonts.load(font)));
  const style = document.createElement('style');
  style.dataset.miniatures = name;
  style.textContent = sheet.styles;
  // In front of the styles that running demos insert, which are the same where both are there.
  document.head.prepend(style);
  return sheet;
}

function linkStylesheet(href: string): Promise<void> {
  if (document.head.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`)) {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
