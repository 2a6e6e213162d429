import { minifySync } from 'rolldown/utils';

/** Scripts that documents hold as source text: functions that run at once. */
const FUNCTION_SCRIPT = /(?<=<script>)\((?:function |\()[\s\S]*?(?=<\/script>)/g;

/** The same on all pages, so each is shortened once. */
const shortened = new Map<string, string>();

/** Shortens the functions in a document; scripts that are mostly data stay as they are. */
export function minifyScripts(html: string): string {
  return html.replace(FUNCTION_SCRIPT, (text) => {
    const known = shortened.get(text) ?? minify(text);
    shortened.set(text, known);
    return known;
  });
}

function minify(text: string): string {
  const { code, errors } = minifySync('inline.js', text);
  if (errors.length > 0) throw new Error(`An inline script cannot be read: ${errors[0]?.message}`);
  return code.trimEnd();
}
