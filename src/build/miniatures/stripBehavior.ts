/** What only people who act on a component need: a picture of it has no names, and may be there more than once. */
const ATTRIBUTES =
  / (?:id|for|name|tabindex|href|data-testid|aria-(?:label|labelledby|describedby|controls|owns|haspopup|live|valuetext))="([^"]*)"/g;

/** A page has one main part, which is not in a picture. */
const MAIN = /<(\/?)main\b/g;

/** Takes out of a component's HTML what a picture of it does not need. Ids that drawings refer to stay. */
export function stripBehavior(html: string): string {
  const referred = new Set(
    [...html.matchAll(/url\((?:&quot;|")?#([^)&"]+)|href="#([^"]+)"/g)].map(([, a, b]) => a ?? b),
  );
  return html.replace(MAIN, '<$1div').replace(ATTRIBUTES, (attribute, value: string) => {
    const isReference = attribute.startsWith(' href="#');
    const isTarget = attribute.startsWith(' id=') && referred.has(value);
    return isReference || isTarget ? attribute : '';
  });
}
