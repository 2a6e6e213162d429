/** Describes props that are named below demos beside the page; their links are followed where that cannot be. */
export function addPropSheets(): void {
  // Before the links of the site get the click, which leave alone what was answered.
  document.addEventListener('click', openSheet, { capture: true });
}

function openSheet(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('.used-props a');
  if (!link) return;
  event.preventDefault();
  import('./openPropSheet.ts').then(
    ({ openPropSheet }) => openPropSheet(link),
    () => location.assign(link.href),
  );
}
