/**
 * The text of a script that runs a function at once, with functions or data as its arguments. Calls need a
 * `@__PURE__` mark: without it the function would also stay in the browser's bundle, which has no use for it.
 */
export function formatInlineScript<Input extends readonly unknown[]>(
  run: (...input: Input) => void,
  ...input: Input
): string {
  const texts = input.map((value) =>
    typeof value === 'function' ? value.toString() : JSON.stringify(value),
  );
  return `(${run.toString()})(${texts.join(',')})`;
}
