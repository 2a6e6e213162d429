/** Whether an address is that of a document, and not of a file. */
export function isDocument(pathname: string): boolean {
  return pathname.endsWith('/');
}
