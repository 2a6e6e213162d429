import { z } from 'zod';
import type { ApiBlock } from './apiPage.ts';
import type { Demo, DemoOptions } from './demo.ts';
import type { Playground } from './playground.ts';

export const TITLE_MAX_LENGTH = 70;
export const DESCRIPTION_MAX_LENGTH = 160;

/** What a page says about itself above its Markdown. */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(1).max(TITLE_MAX_LENGTH),
  description: z
    .string()
    .min(1)
    .max(DESCRIPTION_MAX_LENGTH)
    .regex(/[.!?]$/, 'must end with a full stop'),
  /** Short name for the side navigation where the title is long. */
  navTitle: z.string().optional(),
  /** Components and hooks the page is about: they link the API pages. */
  components: z.array(z.string()).default([]),
  hooks: z.array(z.string()).default([]),
  waiAria: z.url().optional(),
  materialDesign: z.url().optional(),
  /** Further font stylesheets the page's demos need. */
  fonts: z.array(z.string()).default([]),
  /** False on pages that show no advertisement. */
  ads: z.boolean().default(true),
  /** False hides the page from search engines and the sitemap. */
  index: z.boolean().default(true),
  /** False on pages that stand outside every side navigation. */
  navigation: z.boolean().default(true),
  /** `wide` and `home` drop side navigation and contents list; `home` also starts with two columns. */
  layout: z.enum(['docs', 'wide', 'home']).default('docs'),
  /** How readers who do not know our words ask for the page (`page`) and for its sections (by id): only search reads it. */
  askedAs: z.record(z.string(), z.string().transform(splitPhrases)).default({}),
});

/** The key of `askedAs` that stands for the whole page rather than for one of its sections. */
export const WHOLE_PAGE = 'page';

function splitPhrases(text: string): string[] {
  return text.split(',').map((phrase) => phrase.trim());
}

export type FrontMatter = z.infer<typeof frontMatterSchema>;

/** An h2 or h3 of a page, for the contents list and for anchors. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
  /** Rows of the table below it, which the contents list names too; `prefix` and name make the id. */
  readonly rows?: { readonly prefix: string; readonly names: readonly string[] };
}

/** Badges allowed in prose and headings (`:badge[pro]`), with what readers see. */
export const BADGE_LABELS = {
  pro: 'Pro',
  premium: 'Premium',
  new: 'New',
  planned: 'Planned',
  preview: 'Preview',
  beta: 'Beta',
  legacy: 'Legacy',
  deprecated: 'Deprecated',
} as const;

/** Values an embedded component may be given from Markdown. */
export type EmbedProps = Readonly<Record<string, string | number | boolean>>;

/** A part of a page. The page view is a switch over `kind`. */
export type Block =
  | {
      readonly kind: 'html';
      readonly html: string;
      /** False where it is no prose, whose styles would reach into it. */
      readonly prose?: false;
    }
  | { readonly kind: 'demo'; readonly demo: Demo; readonly options: DemoOptions }
  | { readonly kind: 'component'; readonly name: string; readonly props: EmbedProps }
  | { readonly kind: 'playground'; readonly playground: Playground }
  | ApiBlock;

/** A page, from its Markdown file or derived: readonly and serialisable. */
export interface Page {
  /** Canonical path with a trailing slash. */
  readonly pathname: string;
  /** Source path relative to the project root; for derived pages that of what they are derived from. */
  readonly file: string;
  readonly frontMatter: FrontMatter;
  readonly headings: readonly Heading[];
  readonly blocks: readonly Block[];
}
