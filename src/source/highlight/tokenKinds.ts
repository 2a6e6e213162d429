import type { ThemeRegistrationRaw } from 'shiki/core';

/** A kind of token that has a color of its own; everything else keeps the color of the text. */
interface TokenKind {
  /** One letter, since it is repeated for every token of every page. */
  readonly className: string;
  readonly scopes: readonly string[];
}

/** Kinds of tokens and the grammar scopes that belong to them; `src/ui/code.css` colors the classes. */
export const TOKEN_KINDS = [
  {
    className: 'k',
    scopes: [
      'keyword',
      'storage',
      'keyword.operator.expression',
      'keyword.operator.new',
      'constant.language',
      'variable.language',
      'entity.name.section.markdown',
    ],
  },
  {
    className: 's',
    scopes: ['string', 'markup.inline.raw', 'markup.underline.link'],
  },
  { className: 'c', scopes: ['comment', 'markup.quote', 'meta.diff.header', 'meta.diff.range'] },
  {
    className: 'f',
    scopes: [
      'entity.name.function',
      'entity.name.command',
      'entity.name.tag',
      'support.function',
      'support.class.component',
    ],
  },
  {
    className: 't',
    scopes: [
      'entity.name.type',
      'entity.other.inherited-class',
      'support.type.primitive',
      'support.type.builtin',
      'support.class',
    ],
  },
  {
    className: 'n',
    scopes: [
      'constant.numeric',
      'constant.other.color',
      'constant.character',
      'keyword.other.unit',
      'support.constant',
    ],
  },
  {
    className: 'p',
    scopes: [
      'entity.other.attribute-name',
      'entity.name.tag.yaml',
      'support.type.property-name',
      'variable.css',
      'constant.other.option',
    ],
  },
  { className: 'i', scopes: ['markup.inserted'] },
  { className: 'd', scopes: ['markup.deleted'] },
] as const satisfies readonly TokenKind[];

/** Scopes that would inherit a kind but read better in the color of the text. */
const PLAIN_SCOPES = [
  'constant.language.import-export-all',
  'entity.name.type.module',
  'keyword.operator',
  'meta.template.expression',
  'punctuation.definition.template-expression',
  'storage.type.function.arrow',
  'string.unquoted.argument',
  'string.unquoted.plain',
];

const PLAIN_COLOR = '#000000';

/** A theme whose colors are not colors but the numbers of the token kinds. */
export const KIND_THEME = {
  name: 'token-kinds',
  type: 'light',
  fg: PLAIN_COLOR,
  bg: '#FFFFFF',
  settings: [
    { settings: { foreground: PLAIN_COLOR, background: '#FFFFFF' } },
    ...TOKEN_KINDS.map(({ scopes }, index) => ({
      scope: [...scopes],
      settings: { foreground: formatKindColor(index) },
    })),
    { scope: PLAIN_SCOPES, settings: { foreground: PLAIN_COLOR } },
  ],
} satisfies ThemeRegistrationRaw;

const CLASS_BY_COLOR = new Map(
  TOKEN_KINDS.map(({ className }, index) => [formatKindColor(index), className] as const),
);

/** The class of a token that `KIND_THEME` gave this color; undefined for text without one. */
export function resolveTokenClass(color: string | undefined): string | undefined {
  return CLASS_BY_COLOR.get(color?.toUpperCase() ?? '');
}

function formatKindColor(index: number): string {
  return `#${String(index + 1).padStart(6, '0')}`;
}
