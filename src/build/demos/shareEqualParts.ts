/** The same data with equal parts being one object: documents then hold each of them once. */
export function shareEqualParts<Data>(data: Data): Data {
  const known = new Map<string, unknown>();
  const share = (_: string, part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    const text = JSON.stringify(part);
    if (!known.has(text)) known.set(text, part);
    return known.get(text);
  };
  // Parsing goes from the innermost parts outward.
  return JSON.parse(JSON.stringify(data), share);
}
