/** Makes something of an object, or hands out what it made before. */
export type Keep = <Result>(of: object, inputs: readonly unknown[], make: () => Result) => Result;

/**
 * Keeps what was made of an object for as long as the other inputs are the same, too. Dev assembles the whole
 * site after each edit, and all but one of its pages have not changed.
 */
export function createKeeper(): Keep {
  const kept = new WeakMap<
    object,
    { readonly inputs: readonly unknown[]; readonly made: unknown }
  >();
  return <Result>(of: object, inputs: readonly unknown[], make: () => Result): Result => {
    const known = kept.get(of);
    if (known && isSame(known.inputs, inputs)) return known.made as Result;
    const made = make();
    kept.set(of, { inputs, made });
    return made;
  };
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((each, index) => each === b[index]);
}
