import path from 'node:path/posix';
import { format, type Options } from 'prettier';
import { CODE_LANGUAGES, type CodeLanguage } from '../../model/code.ts';
import type { DemoFile, DemoRendition, DemoSource } from '../../model/demo.ts';
import { highlightCode } from '../highlight/highlightCode.ts';
import type { CollectedFile } from './collectFiles.ts';
import { formatJavaScriptName } from '../javaScriptName.ts';
import { parseScript } from './parseScript.ts';
import { readPreview } from './readPreview.ts';
import { stripTypes } from './stripTypes.ts';

/** Everything readers see of a demo's code, in both languages. */
export async function deriveSources(
  name: string,
  files: readonly CollectedFile[],
  formatting: Options,
): Promise<DemoRendition['sources']> {
  const typescript = files.map((file, index) =>
    toDemoFile(index === 0 ? `${name}.tsx` : file.name, file.code),
  );
  const javascript = await Promise.all(
    files.map((file, index) => deriveJavaScript(file, typescript[index], formatting)),
  );
  const TS = toSource(typescript);
  // A file of nothing but types is empty in JavaScript.
  return {
    TS,
    JS: toSource(
      javascript.filter(({ code }) => code.trim() !== ''),
      TS.preview,
    ),
  };
}

async function deriveJavaScript(
  { script, code }: CollectedFile,
  typescript: DemoFile | undefined,
  formatting: Options,
): Promise<DemoFile> {
  if (!typescript) throw new Error('Each file has a TypeScript form.');
  const name = formatJavaScriptName(typescript.name);
  const stripped = script ? stripTypes(script) : code;
  if (stripped === code) return { ...typescript, name };
  return toDemoFile(name, await format(stripped, { ...formatting, parser: 'babel' }));
}

function toDemoFile(name: string, code: string): DemoFile {
  return { name, code, html: highlightCode(code, resolveLanguage(name)) };
}

function resolveLanguage(name: string): CodeLanguage {
  const extension = path.extname(name).slice(1);
  return CODE_LANGUAGES.find((language) => language === extension) ?? 'text';
}

/** `like` is a preview that is likely to be the same: highlighting costs more than all the rest. */
function toSource(files: readonly DemoFile[], like?: DemoSource['preview']): DemoSource {
  const [main] = files;
  const code = main && readPreview(parseScript(main.name, main.code));
  if (code === undefined) return { files };
  const preview = like?.code === code ? like : { code, html: highlightCode(code, 'tsx') };
  return { files, preview };
}
