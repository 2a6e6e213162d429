import type { RenditionData } from '../model/pageData.ts';
import { getPreferenceStore } from '../preferences/browserPreferences.ts';
import { loadDemoCode } from './demoCode.ts';
import { formatDemoLink } from './demoHash.ts';
import type { DemoAction } from './DemoToolbar.tsx';

interface ActionContext {
  readonly name: string;
  readonly pathname: string;
  readonly rendition: RenditionData;
  readonly figure: HTMLElement | null;
}

const DONE_MS = 1500;

/** Does what a toolbar button asks for; loaded when the first button is used. */
export async function runDemoAction(action: DemoAction, context: ActionContext): Promise<void> {
  const { name, pathname, rendition, figure } = context;
  switch (action) {
    case 'copy': {
      const code = await loadDemoCode(pathname, name);
      const found = code.renditions.find(({ styling }) => styling === rendition.styling);
      const { codeVariant } = getPreferenceStore().get();
      await navigator.clipboard.writeText(found?.sources[codeVariant].files[0]?.code ?? '');
      confirm(figure, action);
      break;
    }
    case 'link-ts':
    case 'link-js':
      await navigator.clipboard.writeText(
        formatDemoLink(location.href, name, action === 'link-js' ? 'JS' : 'TS'),
      );
      confirm(figure, action);
      break;
    default:
      break;
  }
}

/** Colors the button for a moment and tells screen readers. */
function confirm(figure: HTMLElement | null, action: DemoAction): void {
  const button = figure?.querySelector<HTMLElement>(`[data-icon="${action}"]`);
  if (!button) return;
  const label = button.getAttribute('aria-label') ?? '';
  button.dataset.done = '';
  button.setAttribute('aria-label', 'Copied');
  setTimeout(() => {
    delete button.dataset.done;
    button.setAttribute('aria-label', label);
  }, DONE_MS);
}
