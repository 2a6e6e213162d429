import { toAddress } from '../../model/address.ts';

/** The parameter that names the demo to show full screen, and the one for its width in px. */
const NAME_PARAMETER = 'fullscreen';
const WIDTH_PARAMETER = 'fullscreen.width';

/** Widths that a demo can be laid out in, in px. */
const WIDTH_MIN = 240;
const WIDTH_MAX = 3840;

/** What an address asks to be shown full screen, and in words what it asks in vain. */
export interface FullScreenQuery {
  readonly name: string;
  /** Width in px; null takes all there is. */
  readonly width: number | null;
  readonly refused: readonly string[];
}

/** Reads what an address asks for, given the framed demos of its page; null where that is nothing. */
export function parseFullScreen(search: string, names: readonly string[]): FullScreenQuery | null {
  const parameters = new URLSearchParams(search);
  const asked = parameters.get(NAME_PARAMETER);
  const [first] = names;
  if (asked === null || first === undefined) return null;
  const name = names.find((candidate) => candidate === asked);
  const text = parameters.get(WIDTH_PARAMETER);
  const width = text === null ? null : parseWidth(text);
  return {
    name: name ?? first,
    width: width ?? null,
    refused: [
      ...(name === undefined
        ? [`This page has no demo ${quote(asked)} to show full screen: it has ${names.join(', ')}.`]
        : []),
      ...(width === undefined
        ? [`${quote(text ?? '')} is no width: it is a number from ${WIDTH_MIN} to ${WIDTH_MAX}.`]
        : []),
    ],
  };
}

/** The address that shows a demo of a page full screen. */
export function formatFullScreen(pathname: string, name: string): string {
  return `${toAddress(pathname)}?${NAME_PARAMETER}=${name}`;
}

/** The address of the same view with another width. */
export function changeWidth(address: string, width: number | null): string {
  const url = new URL(address);
  if (width === null) url.searchParams.delete(WIDTH_PARAMETER);
  else url.searchParams.set(WIDTH_PARAMETER, String(width));
  return url.href;
}

function parseWidth(text: string): number | undefined {
  const width = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return width >= WIDTH_MIN && width <= WIDTH_MAX ? width : undefined;
}

function quote(text: string): string {
  return `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;
}
