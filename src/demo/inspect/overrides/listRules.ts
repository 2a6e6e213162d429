/** The rules of the document that apply to an element, but not those of passing states. */
export function listRules(element: Element): CSSStyleRule[] {
  return [...document.styleSheets]
    .filter((sheet) => !sheet.disabled && matchMedia(sheet.media.mediaText || 'all').matches)
    .flatMap((sheet) => flattenRules(readRules(sheet)))
    .filter(
      ({ selectorText }) =>
        !/:(?:hover|active|focus)/.test(selectorText) && element.matches(selectorText),
    );
}

/** Sheets of other origins, as extensions add, cannot be read. */
function readRules(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

function flattenRules(rules: readonly CSSRule[]): CSSStyleRule[] {
  return rules.flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
    return rule instanceof CSSGroupingRule ? flattenRules([...rule.cssRules]) : [];
  });
}
