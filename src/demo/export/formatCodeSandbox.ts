import lzString from 'lz-string';
import { findDemoPath, formatProject, type ExportedDemo } from './exportProject.ts';

/** A form that, posted to a new tab, opens a demo in CodeSandbox. */
export interface SandboxForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * The form CodeSandbox makes a sandbox from.
 * @see https://codesandbox.io/docs/learn/sandboxes/cli-api#define-api
 */
export function formatCodeSandbox(demo: ExportedDemo): SandboxForm {
  const files = Object.entries(formatProject(demo)).map(
    ([path, content]) => [path, { content, isBinary: false }] as const,
  );
  const json = JSON.stringify({ files: Object.fromEntries(files) });
  return {
    // Vite needs a server; the default environment bundles in the browser.
    action: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    fields: {
      parameters: toUrlSafe(lzString.compressToBase64(json)),
      query: `file=/${findDemoPath(demo.variant)}`,
    },
  };
}

function toUrlSafe(base64: string): string {
  return base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
