/** Whether the person at the keyboard wants to see all that the tools say. */
export function isVerbose(args: readonly string[]): boolean {
  return args.includes('--verbose');
}
