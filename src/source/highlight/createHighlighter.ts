import {
  createHighlighterCoreSync,
  type HighlighterCore,
  type LanguageRegistration,
} from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import css from 'shiki/langs/css.mjs';
import diff from 'shiki/langs/diff.mjs';
import html from 'shiki/langs/html.mjs';
import json from 'shiki/langs/json.mjs';
import markdown from 'shiki/langs/markdown.mjs';
import shellscript from 'shiki/langs/shellscript.mjs';
import yaml from 'shiki/langs/yaml.mjs';
import type { CodeLanguage } from '../../model/code.ts';
import type { ClassifiedToken } from './classifiedToken.ts';
import { KIND_THEME, resolveTokenClass } from './tokenKinds.ts';
import { tokenizeScript } from './tokenizeScript.ts';

/** Splits code into lines of classified tokens. */
export type Tokenize = (code: string, language: CodeLanguage) => ClassifiedToken[][];

/**
 * Sets up a tokenizer that loads the grammar of a language on first use.
 * The JavaScript engine is as fast as the WebAssembly one and needs no asynchronous start.
 */
export function createHighlighter(): Tokenize {
  const shiki = createHighlighterCoreSync({
    themes: [KIND_THEME],
    langs: [],
    engine: createJavaScriptRegexEngine(),
  });
  return (code, language) => {
    const grammar = GRAMMARS[language];
    if (grammar === 'script') return tokenizeScript(code);
    if (!grammar) return code.split('\n').map((text) => [{ text, className: undefined }]);
    loadGrammar(shiki, grammar);
    return shiki
      .codeToTokensBase(code, {
        lang: grammar.name,
        theme: KIND_THEME.name,
        // The default limit would let a busy machine leave lines without their colors.
        tokenizeTimeLimit: 0,
      })
      .map((line) =>
        line.map(({ content, color }) => ({ text: content, className: resolveTokenClass(color) })),
      );
  };
}

interface Grammar {
  readonly name: string;
  readonly registrations: LanguageRegistration[];
}

/** What splits the code of a language; nothing does for plain text. */
const GRAMMARS: Readonly<Record<CodeLanguage, Grammar | 'script' | undefined>> = {
  bash: { name: 'shellscript', registrations: shellscript },
  css: { name: 'css', registrations: css },
  diff: { name: 'diff', registrations: diff },
  html: { name: 'html', registrations: html },
  js: 'script',
  json: { name: 'json', registrations: json },
  jsx: 'script',
  md: { name: 'markdown', registrations: markdown },
  text: undefined,
  ts: 'script',
  tsx: 'script',
  yaml: { name: 'yaml', registrations: yaml },
};

function loadGrammar(shiki: HighlighterCore, grammar: Grammar): void {
  if (!shiki.getLoadedLanguages().includes(grammar.name)) {
    shiki.loadLanguageSync(...grammar.registrations);
  }
}
