/**
 * The text of a script that runs a function at once, with data where it takes some. Calls need a
 * `@__PURE__` mark: without it the function would also stay in the browser's bundle, which has no
 * use for it.
 */
export function formatInlineScript(run: () => void): string;
export function formatInlineScript<Data>(run: (data: Data) => void, data: Data): string;
export function formatInlineScript(run: (data: never) => void, data?: unknown): string {
  return `(${run.toString()})(${data === undefined ? '' : JSON.stringify(data)})`;
}
