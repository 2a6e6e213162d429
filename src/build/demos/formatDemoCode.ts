import { CODE_AREA, CODE_BLOCK, COPY_BUTTON, formatCopyButton } from '../../model/codeBlock.ts';
import type { CodeVariant } from '../../model/codeVariant.ts';
import type { DemoSource } from '../../model/demo.ts';

type Sources = Readonly<Record<CodeVariant, DemoSource>>;
interface Highlighted {
  readonly code: string;
  readonly html: string;
}

/** The preview of a demo as a code block; null where the code is too long for one. */
export function formatPreview({ TS, JS }: Sources): string | null {
  if (!TS.preview) return null;
  return formatBlock(TS.preview, JS.preview ?? TS.preview, formatCopyButton('Copy these lines'));
}

/** The main file of a demo as a code block. */
export function formatMainFile({ TS, JS }: Sources): string | null {
  const [typed] = TS.files;
  const [plain] = JS.files;
  return typed && plain ? formatBlock(typed, plain, COPY_BUTTON) : null;
}

/** Whether a demo's code depends on the language at all. */
export function hasVariants({ TS, JS }: Sources): boolean {
  return (
    TS.files.length !== JS.files.length ||
    TS.files.some(({ code }, index) => code !== JS.files[index]?.code)
  );
}

/** Both languages are in the document and CSS shows one; identical texts are there once. */
function formatBlock(typed: Highlighted, plain: Highlighted, copyButton: string): string {
  const block = (html: string, attribute: string): string =>
    `<code class="code language-tsx"${attribute}>${html}</code>`;
  const code =
    typed.code === plain.code
      ? block(typed.html, '')
      : block(typed.html, ' data-variant="TS"') + block(plain.html, ' data-variant="JS"');
  return `<div class="${CODE_BLOCK}">${copyButton}<pre tabindex="${CODE_AREA.tabIndex}" translate="${CODE_AREA.translate}">${code}</pre></div>`;
}
