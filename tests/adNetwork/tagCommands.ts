import { z } from 'zod';

/** Something the site told the analytics tag, as the local service receives it. */
export interface TagCommand {
  /** The event's name; `user_properties` for what holds for the whole visit. */
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const commandSchema = z
  .union([
    z.tuple([z.literal('event'), z.string(), z.record(z.string(), z.unknown())]),
    z.tuple([z.literal('set'), z.literal('user_properties'), z.record(z.string(), z.unknown())]),
  ])
  .transform(([, name, fields]): TagCommand => ({ name, fields }));

/** Reads a request of the local tag; null for what the tag never sends. */
export function parseTagCommand(body: string): TagCommand | null {
  try {
    return commandSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

/** One line for a terminal: the name, then each field. */
export function formatTagCommand({ name, fields }: TagCommand): string {
  const pairs = Object.entries(fields).map(([field, value]) => `${field}=${JSON.stringify(value)}`);
  return [name, ...pairs].join(' ');
}

/** The local tag's script: sends each event and user property on, as soon as the site queues it. */
export function formatTag(origin: string): string {
  return `(${forwardQueue})(${JSON.stringify(`${origin}/collect`)}, document.currentScript);`;
}

/** Runs in the browser, as the script of a real service does. */
function forwardQueue(address: string, script: HTMLScriptElement): void {
  const id = new URL(script.src).searchParams.get('id') ?? '';
  const browser = window as unknown as Record<string, unknown> & { dataLayer?: IArguments[] };
  const queue = (browser.dataLayer ??= []);
  const push = queue.push.bind(queue);
  queue.push = (...commands) => {
    for (const command of commands) {
      if (browser[`ga-disable-${id}`] || !/^(?:event|set)$/.test(String(command[0]))) continue;
      navigator.sendBeacon(address, JSON.stringify(Array.from(command)));
    }
    return push(...commands);
  };
  // What was queued before the script came.
  queue.push(...queue.splice(0));
}
