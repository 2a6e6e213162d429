import { z } from 'zod';
import type { CodeVariant } from './codeVariant.ts';
import type { Styling } from './styling.ts';

/** Options of the `::demo[Name]{…}` directive. */
export const demoOptionsSchema = z.strictObject({
  /** Surface behind the demo. */
  bg: z.enum(['outlined', 'plain', 'subtle', 'gradient']).default('outlined'),
  /** `open` shows the full source at first, `closed` hides even the preview. */
  code: z.enum(['preview', 'open', 'closed']).default('preview'),
  toolbar: z.boolean().default(true),
  /** Runs in a frame of its own, for demos that need a viewport. */
  iframe: z.boolean().default(false),
  /** Height of the frame in px. */
  height: z.number().int().min(80).max(1200).default(400),
  /** Width in px that a frame is laid out in, whatever room the page has for it: it is scaled to fit. */
  viewport: z.number().int().min(320).max(1920).optional(),
  /** Widest the demo may become, in px. */
  maxWidth: z.number().int().min(100).max(2000).optional(),
  edit: z.boolean().default(true),
  /** Gets no theme of ours: the demo brings its own provider. */
  isolated: z.boolean().default(false),
});
export type DemoOptions = z.infer<typeof demoOptionsSchema>;

/** Names (without extension) that exported projects give to files of their own. */
export const RESERVED_DEMO_FILES: readonly string[] = ['Demo', 'index', 'main'];

/** A file of a demo as shown and exported. */
export interface DemoFile {
  /** File name as the reader sees it, e.g. `BasicButtons.tsx`. */
  readonly name: string;
  readonly code: string;
  /** `code` as highlighted HTML: the inside of `<code>`. */
  readonly html: string;
}

/** A demo in one language: the main file first, then the siblings it imports. */
export interface DemoSource {
  readonly files: readonly DemoFile[];
  /** The returned JSX where it is short enough to represent the whole demo. */
  readonly preview?: { readonly code: string; readonly html: string };
}

/** One runnable rendition of a demo. Demos without styling variants have exactly one. */
export interface DemoRendition {
  readonly styling: Styling | null;
  /** Path of the module from the project root, e.g. `content/material-ui/react-button/BasicButtons.tsx`. */
  readonly module: string;
  readonly sources: Readonly<Record<CodeVariant, DemoSource>>;
  /** npm packages the demo imports, with the exact installed versions. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** For each documented component used in the JSX: the props the demo sets. */
  readonly usedProps: Readonly<Record<string, readonly string[]>>;
}

/** A demo as read from its file or folder; knows nothing of the place it is used. */
export interface Demo {
  /** Name and anchor: `BasicButtons`. */
  readonly name: string;
  readonly renditions: readonly [DemoRendition, ...DemoRendition[]];
}
