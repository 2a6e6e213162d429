/** Whether one of these packages asks for a licence key. */
export function isCommercial(packages: readonly string[]): boolean {
  return packages.some((name) => /^@mui\/x-.*-(pro|premium)$/.test(name));
}
