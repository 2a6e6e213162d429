import type { Element, ElementContent } from 'hast';
import type { Code } from 'mdast';
import type { CodeLanguage } from '../../model/code.ts';
import { CODE_ACTIONS, CODE_AREA, CODE_BLOCK, COPY_BUTTON } from '../../model/codeBlock.ts';
import type { CodeVariant } from '../../model/codeVariant.ts';
import { formatJavaScriptName } from '../javaScriptName.ts';
import { parseCodeMeta, type CodeMeta } from './codeMeta.ts';
import { element, report, type PageDraft } from './draft.ts';
import { mapLines } from './mapLines.ts';

/** A code block outside tabs. */
export function formatCodeBlock(draft: PageDraft, node: Code): Element {
  const meta = parseCodeMeta(draft, node);
  if (meta.tab !== undefined) {
    report(
      draft,
      node,
      `The code block has tab="${meta.tab}" but stands in no tabs.`,
      'Put it between ":::tabs{key=package-manager}" and ":::", or remove the tab.',
    );
  }
  return formatFigure(draft, node.value, meta);
}

/** A code block with its file name, copy button and, where types are stripped from it, both languages. */
export function formatFigure(draft: PageDraft, code: string, meta: CodeMeta): Element {
  const javascript = toJavaScript(draft, code, meta);
  const caption = meta.title === undefined ? [] : [formatCaption(meta.title, javascript !== null)];
  const codes = javascript
    ? [
        formatCode(draft, code, meta, 'TS'),
        formatCode(draft, javascript.code, javascript.meta, 'JS'),
      ]
    : [formatCode(draft, code, meta)];
  return element('figure', { className: [CODE_BLOCK] }, [
    ...caption,
    element('div', { className: [CODE_ACTIONS] }, [{ type: 'raw', value: COPY_BUTTON }]),
    element('pre', CODE_AREA, codes),
  ]);
}

function formatCaption(title: string, hasVariants: boolean): Element {
  const javascript = formatJavaScriptName(title);
  if (!hasVariants || javascript === title) return element('figcaption', {}, [title]);
  return element('figcaption', {}, [
    element('span', { dataVariant: 'TS' }, [title]),
    element('span', { dataVariant: 'JS' }, [javascript]),
  ]);
}

function formatCode(
  draft: PageDraft,
  code: string,
  { language, lines }: CodeMeta,
  variant?: CodeVariant,
): Element {
  const html: ElementContent = {
    type: 'raw',
    value: draft.context.highlight(code, language, { lines }),
  };
  return element(
    'code',
    {
      className: ['code', `language-${language}`],
      ...(variant ? { dataVariant: variant } : {}),
    },
    [html],
  );
}

function toJavaScript(
  draft: PageDraft,
  code: string,
  meta: CodeMeta,
): { code: string; meta: CodeMeta } | null {
  if (meta.language !== 'ts' && meta.language !== 'tsx') return null;
  const stripped = draft.context.stripTypes(code, meta.language)?.trimEnd();
  if (stripped === undefined || stripped === code || stripped === '') return null;
  const language: CodeLanguage = meta.language === 'ts' ? 'js' : 'jsx';
  return {
    code: stripped,
    meta: { ...meta, language, lines: mapLines(code, stripped, meta.lines) },
  };
}
