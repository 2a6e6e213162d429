import type { Direction } from '../../preferences/preferences.ts';
import type { LoadOptions } from '../runtime/loadDemo.ts';

/** What a page wants a frame to show; sent again whenever any of it changes. */
export interface FrameContent extends LoadOptions {
  readonly kind: 'content';
  readonly name: string;
  /** Address of the page around the frame. */
  readonly page: string;
  readonly stylesheets: readonly string[];
  readonly mode: 'light' | 'dark';
  readonly direction: Direction;
  /** Variables of the reader's theme. */
  readonly themeStyles: string;
  /** The demo's code where it was edited; null runs the demo as it is. */
  readonly code: string | null;
  /** Space around the demo; null where the demo has the frame for itself. */
  readonly padding: string | null;
  /** Counts how often the reader started over. */
  readonly attempt: number;
}

/** A page's question whether its frame still runs. */
export interface FramePing {
  readonly kind: 'ping';
}

/** What a frame reports to the page. */
export type FrameReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'alive' }
  | { readonly kind: 'rendered' }
  | { readonly kind: 'height'; readonly height: number }
  | {
      readonly kind: 'failed';
      readonly message: string;
      /** Of the edited code, from 1; null where it is not known. */
      readonly line: number | null;
    };

const HEIGHT_MAX = 4000;
const MESSAGE_MAX_LENGTH = 1000;

/** Reads a message of a frame. Edited code can send anything, so nothing is taken for granted. */
export function parseReport(data: unknown): FrameReport | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  switch (data.kind) {
    case 'ready':
    case 'alive':
    case 'rendered':
      return { kind: data.kind };
    case 'height':
      if (!('height' in data) || typeof data.height !== 'number' || !(data.height >= 0))
        return null;
      return { kind: 'height', height: Math.min(data.height, HEIGHT_MAX) };
    case 'failed':
      if (!('message' in data) || typeof data.message !== 'string') return null;
      return {
        kind: 'failed',
        message: data.message.slice(0, MESSAGE_MAX_LENGTH),
        line: 'line' in data ? parseLine(data.line) : null,
      };
    default:
      return null;
  }
}

function parseLine(line: unknown): number | null {
  return typeof line === 'number' && Number.isInteger(line) && line > 0 ? line : null;
}
