/**
 * Whether leaving the page now would cost the reader something: unsaved edits in a demo, a product
 * being saved, or a text they are typing. Focus in a frame may mean any of these.
 */
export function isBusy({ document }: Window): boolean {
  const { editing, saving } = document.documentElement.dataset;
  if (editing !== undefined || saving !== undefined) return true;
  return document.activeElement?.matches(':read-write, select, iframe') ?? false;
}
