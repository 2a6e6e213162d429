import { minifySync } from 'rolldown/utils';

/** Scripts that documents hold as source text: functions that run at once, and what the router starts with. */
const SOURCE_SCRIPT =
  /(<script>)((?:\((?:function |\()|window\.__reactRouterContext = )[\s\S]*?)(?=<\/script>)/g;

/** Features of the router that are off, which is what those are that nobody names. */
const FEATURES_OFF = /"\w+":false,|,"\w+":false(?=\})/g;

/** The same on all pages, so each is shortened once. */
const shortened = new Map<string, string>();

/** Shortens the code in a document; scripts that are mostly data stay as they are. */
export function minifyScripts(html: string): string {
  return html.replace(SOURCE_SCRIPT, (_, tag: string, text: string) => {
    const known = shortened.get(text) ?? minify(text);
    shortened.set(text, known);
    return tag + known;
  });
}

function minify(text: string): string {
  const source = text.replace(/"future":\{[^}]*\}/, (features) =>
    features.replace(FEATURES_OFF, ''),
  );
  const { code, errors } = minifySync('inline.js', source);
  if (errors.length > 0) throw new Error(`An inline script cannot be read: ${errors[0]?.message}`);
  return code.trimEnd();
}
