/** Modules by name, as compiled code asks for them. */
export type Scope = Readonly<Record<string, object>>;

/** Makes modules of what a demo imports. Asking for more than that says what there is. */
export function createScope(modules: Scope): Scope {
  return Object.fromEntries(
    Object.entries(modules).map(([name, members]) => [name, createModule(name, members)]),
  );
}

function createModule(name: string, members: object): object {
  // The mark of compiled modules: without it a default import would be the module itself.
  const module = { ...members, __esModule: true };
  return new Proxy(module, {
    get(target, key, receiver) {
      if (!(key in target)) throw new Error(describeMissing(String(key), name, members));
      return Reflect.get(target, key, receiver);
    },
  });
}

function describeMissing(key: string, name: string, members: object): string {
  const what = key === 'default' ? 'a default export' : `"${key}"`;
  const known = Object.keys(members).join(', ') || 'nothing';
  return `This demo does not import ${what} from "${name}". Available here: ${known}.`;
}

/** An error of edited code in words; says which modules there are where one is missing. */
export function describeError(error: string, modules: Scope): string {
  const missing = /^Error: Module not found: '(.*)'$/.exec(error)?.[1];
  if (missing === undefined) return error;
  const known = Object.keys(modules).join(', ');
  return `This demo does not import "${missing}". Available here: ${known}.`;
}
