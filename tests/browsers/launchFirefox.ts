import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { connectBidi, type BidiConnection } from './bidiConnection.ts';
import { wrapFunction, type Driver } from './driver.ts';
import { startProgram } from './startProgram.ts';

const sessionSchema = z.object({
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
});
const treeSchema = z.object({ contexts: z.tuple([z.object({ context: z.string() })]) });
const outcomeSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), result: z.unknown() }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);
const textSchema = z.object({ type: z.literal('string'), value: z.string() });
const windowSchema = z.object({
  type: z.literal('window'),
  value: z.object({ context: z.string() }),
});

/** Starts Firefox with a profile of its own and drives it by WebDriver BiDi. */
export async function launchFirefox(command: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'swatchbook-firefox-'));
  const program = startProgram(command, [
    ...['--headless', '--no-remote', '--profile', profile],
    ...['--remote-debugging-port', '0'],
  ]);
  const address = await program.find(/WebDriver BiDi listening on (ws:\S+)/);
  const connection = await connectBidi(`${address}/session`);
  const { capabilities } = sessionSchema.parse(
    await connection.send('session.new', { capabilities: {} }),
  );
  const tree = treeSchema.parse(await connection.send('browsingContext.getTree', {}));
  const [{ context }] = tree.contexts;
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    async open(url) {
      await connection.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async resize(width, height) {
      const viewport = { width, height };
      await connection.send('browsingContext.setViewport', { context, viewport });
    },
    async evaluate(act, ...args) {
      const result = await callFunction(
        connection,
        context,
        wrapFunction(act),
        JSON.stringify(args),
      );
      return JSON.parse(textSchema.parse(result).value);
    },
    async readFrame(selector) {
      const find = '(selector) => document.querySelector(selector).contentWindow';
      const frame = windowSchema.parse(await callFunction(connection, context, find, selector));
      const read = '() => document.body.innerText';
      return textSchema.parse(await callFunction(connection, frame.value.context, read)).value;
    },
    async perform(sources) {
      await connection.send('input.performActions', { context, actions: sources });
      await connection.send('input.releaseActions', { context });
    },
    async close() {
      await connection.close();
      await program.stop();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function callFunction(
  connection: BidiConnection,
  context: string,
  functionDeclaration: string,
  ...args: readonly string[]
): Promise<unknown> {
  const answer = await connection.send('script.callFunction', {
    functionDeclaration,
    arguments: args.map((value) => ({ type: 'string', value })),
    target: { context },
    awaitPromise: true,
  });
  const outcome = outcomeSchema.parse(answer);
  if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails.text);
  return outcome.result;
}
