import { formatTitle } from './formatTitle.ts';

/** Values as the options of a choice. */
export function listOptions<V extends string>(values: readonly V[]): { value: V; text: string }[] {
  return values.map((value) => ({ value, text: formatTitle(value) }));
}
