import type { CodeVariant } from '../../model/codeVariant.ts';
import type { RenditionData } from '../../model/pageData.ts';
import { loadDemoCode, selectFiles } from '../code/demoCode.ts';
import { formatDemoLink } from '../code/demoHash.ts';
import { getPreferenceStore } from '../../preferences/browserPreferences.ts';
import { parseTheme } from '../themes/studioTheme.ts';
import type { DemoAction } from './demoAction.ts';
import type { ExportedDemo } from '../export/exportProject.ts';

/** Actions that take a demo's code somewhere. */
export type CodeAction = Exclude<DemoAction, 'inspect' | 'edit' | 'reset' | 'reset-focus'>;

/** The demo an action is about, as the reader sees it. */
export interface ActionContext {
  readonly name: string;
  readonly pathname: string;
  readonly rendition: RenditionData;
  readonly variant: CodeVariant;
  /** The main file as the reader edited it; what was edited is what leaves. */
  readonly edited: string | null;
}

/** Does what a button asks for and says in words what was done; loaded with the first use. */
export async function runDemoAction(action: CodeAction, context: ActionContext): Promise<string> {
  switch (action) {
    case 'copy': {
      const { files } = await loadExportedDemo(context);
      await navigator.clipboard.writeText(files[0]?.code ?? '');
      return 'Code copied.';
    }
    case 'link-ts':
    case 'link-js': {
      const variant = action === 'link-js' ? 'JS' : 'TS';
      await navigator.clipboard.writeText(formatDemoLink(location.href, context.name, variant));
      return 'Link copied.';
    }
    case 'stackblitz':
    case 'codesandbox': {
      const [demo, { openSandbox }] = await Promise.all([
        loadExportedDemo(context),
        import('../export/openSandbox.ts'),
      ]);
      return openSandbox(action, demo);
    }
    case 'download': {
      const [demo, { formatProject }, { strToU8, zipSync }] = await Promise.all([
        loadExportedDemo(context),
        import('../export/exportProject.ts'),
        import('fflate'),
      ]);
      const files = Object.entries(formatProject(demo)).map(
        ([path, text]) => [path, strToU8(text)] as const,
      );
      saveFile(`${context.name}.zip`, zipSync(Object.fromEntries(files)));
      return 'The project is being downloaded.';
    }
  }
}

async function loadExportedDemo(context: ActionContext): Promise<ExportedDemo> {
  const { name, pathname, rendition, variant, edited } = context;
  const code = await loadDemoCode(pathname, name);
  const files = selectFiles(code, rendition.styling, variant);
  const exported = code.renditions.find(({ styling }) => styling === rendition.styling);
  return {
    name,
    title: `${name} demo`,
    variant,
    styling: rendition.styling,
    files: files.map((file, index) => ({
      name: file.name,
      code: index === 0 && edited !== null ? edited : file.code,
    })),
    dependencies: exported?.dependencies ?? {},
    libraries: exported?.libraries ?? [],
    theme: parseTheme(getPreferenceStore().get().demoTheme).theme,
  };
}

function saveFile(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
