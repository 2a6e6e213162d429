/** The name a TypeScript file has in a JavaScript project; declarations have none. */
export function formatJavaScriptName(name: string): string {
  return name.replace(/(?<!\.d)\.ts(x?)$/, '.js$1');
}
