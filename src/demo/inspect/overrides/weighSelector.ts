/**
 * Weighs one selector, without commas outside of parentheses: the classes that it takes to draw level. Types of
 * elements count as one, since nothing less outweighs them.
 */
export function weighSelector(selector: string): number {
  const flat = flatten(selector.replace(/\[[^\]]*\]/g, '[a]'));
  const simple = flat.match(/(?<!:):[\w-]+|\.[\w-]+|\[/g) ?? [];
  const types = flat.match(/(?<![\w.:#[-])[a-z][\w-]*|::[\w-]+/gi) ?? [];
  return simple.length + (types.length > 0 ? 1 : 0);
}

/** Takes the parentheses away: `:where()` weighs nothing, `:not()` and its like what stands inside. */
function flatten(selector: string): string {
  const [, before = '', name = '', inside = '', after = ''] =
    /^([^]*?):([\w-]+)\(([^()]*)\)([^]*)$/.exec(selector) ?? [];
  if (name === '') return selector;
  const weighty = /^(?:is|not|has)$/.test(name) ? inside : ':a';
  return flatten(before + (name === 'where' ? '' : weighty) + after);
}

/** Splits a list of selectors at the commas outside of parentheses. */
export function splitSelectors(list: string): string[] {
  return list.split(/,(?![^(]*\))/).map((selector) => selector.trim());
}
