import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface AxeNode {
  readonly target: readonly string[];
  readonly failureSummary?: string;
}
interface AxeRule {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly AxeNode[];
}

/** Violations that axe finds, one line each; `rules` narrows the check. */
export async function checkAccessibility(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(axeSource);
  const violations: readonly AxeRule[] = await page.evaluate(async (names) => {
    const { axe } = window as unknown as {
      axe: { run(root: Document, options: object): Promise<{ violations: AxeRule[] }> };
    };
    const options = names ? { runOnly: { type: 'rule', values: names } } : {};
    return (await axe.run(document, options)).violations;
  }, rules);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id}: ${help} at ${target.join(' ')} ${failureSummary}`,
    ),
  );
}
