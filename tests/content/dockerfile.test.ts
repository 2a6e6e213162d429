import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const INSTRUCTIONS = ['ARG', 'COPY', 'ENV', 'EXPOSE', 'FROM', 'RUN', 'WORKDIR'];
const WRITTEN_BY_BUILD = ['/site/build/hosting/nginx.conf', '/site/build/client'];

interface Instruction {
  readonly name: string;
  readonly words: readonly string[];
}

function readInstructions(): Instruction[] {
  const lines = readFileSync('Dockerfile', 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [name = '', ...words] = line.trim().split(/\s+/);
    return { name, words };
  });
}

describe('the Dockerfile', () => {
  const instructions = readInstructions();
  const select = (name: string) => instructions.filter((instruction) => instruction.name === name);

  test('has only instructions that there are, and begins with an image', () => {
    expect(instructions[0]?.name).toBe('FROM');
    for (const { name } of instructions) expect(INSTRUCTIONS).toContain(name);
  });

  test('names the version of each image', () => {
    for (const { words } of select('FROM')) expect(words[0]).toMatch(/^[a-z]+:\d[\w.-]*$/);
  });

  test('builds with a Node that the project takes', () => {
    const { engines } = z
      .object({ engines: z.object({ node: z.string() }) })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')));
    const image = Number(/node:(\d+)/.exec(select('FROM')[0]?.words[0] ?? '')?.[1]);
    expect(image).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]));
  });

  test('copies what is in the project and what the build writes', () => {
    const stages = select('FROM').flatMap(({ words }) => (words[1] === 'AS' ? [words[2]] : []));
    for (const { words } of select('COPY')) {
      const stage = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
      const sources = words.filter((word) => !word.startsWith('--')).slice(0, -1);
      if (stage === undefined) for (const source of sources) expect(existsSync(source)).toBe(true);
      else expect(stages).toContain(stage);
      if (stage !== undefined) expect(WRITTEN_BY_BUILD).toEqual(expect.arrayContaining(sources));
    }
  });

  test('puts the files where the nginx configuration looks for them', () => {
    const source = readFileSync('src/hosting/writeHostingFiles.ts', 'utf8');
    const root = /root: '([^']+)'/.exec(source)?.[1];
    expect(select('COPY').at(-1)?.words.at(-1)).toBe(root);
  });

  const hasDocker = spawnSync('docker', ['info']).status === 0;
  test.skipIf(!hasDocker)('builds', { timeout: 3_600_000 }, () => {
    const { status, stderr } = spawnSync('docker', ['build', '--quiet', '.'], { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
  });
});
