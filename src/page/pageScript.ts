import { formatInlineScript } from '../ui/formatInlineScript.ts';

/**
 * Runs at the end of the body, before hydration and without React: copy buttons and the copy
 * shortcut of code blocks, the remembered choice of tabbed code, and early clicks on demos. It is
 * inlined from its source text, hence it must not use anything from outside its own body.
 */
function addPageBehavior(): void {
  const COPIED_MS = 2000;
  const tabKey = (group: Element): string => `swatchbook:tabs:${group.getAttribute('data-tabs')}`;
  let hovered: Element | null = null;

  function codeOf(block: Element): string {
    const shown = [...block.querySelectorAll('code')].find((code) => code.offsetParent !== null);
    return (shown?.textContent ?? '').replace(/\n$/, '');
  }

  function copy(block: Element): void {
    navigator.clipboard.writeText(codeOf(block)).then(
      () => announce(block, 'copied'),
      () => announce(block, 'failed'),
    );
  }

  function announce(block: Element, state: string): void {
    const button = block.querySelector<HTMLElement>('[data-copy]');
    if (!button) return;
    button.dataset.copy = state;
    button.setAttribute('aria-label', state === 'copied' ? 'Copied' : 'Copying failed');
    setTimeout(() => {
      button.dataset.copy = '';
      button.removeAttribute('aria-label');
    }, COPIED_MS);
  }

  function selectTab(group: Element, label: string): void {
    for (const input of group.querySelectorAll('input')) {
      if (input.value === label) input.checked = true;
    }
  }

  function restoreTabs(scope: ParentNode): void {
    for (const group of scope.querySelectorAll('[data-tabs]')) {
      const label = document.siteStorage?.local.getItem(tabKey(group));
      if (label) selectTab(group, label);
    }
  }

  // Demos repeat what was clicked before anything of theirs listened.
  document.earlyClicks = [];
  document.addEventListener('click', ({ target, clientX, clientY }) => {
    if (target instanceof Element && target.closest('[data-early]'))
      document.earlyClicks?.push({ target, clientX, clientY });
  });
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null;
    const block = button?.closest('.codeblock');
    if (block) copy(block);
  });
  document.addEventListener('pointerover', (event) => {
    hovered = event.target instanceof Element ? event.target.closest('.codeblock') : null;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'c' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    const active = document.activeElement;
    const block = active?.closest('.codeblock') ?? hovered;
    const typing =
      active instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(active.tagName);
    if (block && !typing && !String(getSelection())) copy(block);
  });
  document.addEventListener('change', (event) => {
    const input = event.target;
    const group = input instanceof HTMLInputElement ? input.closest('[data-tabs]') : null;
    if (!group || !(input instanceof HTMLInputElement)) return;
    document.siteStorage?.local.setItem(tabKey(group), input.value);
    const key = group.getAttribute('data-tabs');
    for (const other of document.querySelectorAll(`[data-tabs="${key}"]`))
      selectTab(other, input.value);
  });
  addEventListener('storage', () => restoreTabs(document));
  document.addEventListener('swatchbook:page', () => restoreTabs(document));
  restoreTabs(document);
}

/** The text of the script at the end of the body. */
export const PAGE_SCRIPT = /* @__PURE__ */ formatInlineScript(addPageBehavior);
