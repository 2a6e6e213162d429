import type { ExportedDemo } from './exportProject.ts';
import { formatCodeSandbox } from './formatCodeSandbox.ts';
import { formatStackBlitz } from './formatStackBlitz.ts';

/** Opens a project in an online editor, in a new tab, and says so in words. */
export async function openSandbox(
  sandbox: 'stackblitz' | 'codesandbox',
  demo: ExportedDemo,
): Promise<string> {
  if (sandbox === 'codesandbox') {
    const { action, fields } = formatCodeSandbox(demo);
    postForm(action, fields);
    return 'CodeSandbox opens in a new tab.';
  }
  const { default: sdk } = await import('@stackblitz/sdk');
  const { project, options } = formatStackBlitz(demo);
  sdk.openProject(project, { newWindow: true, ...options });
  return 'StackBlitz opens in a new tab.';
}

function postForm(action: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
