/** A name as a title: `Primary`. */
export function formatTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
