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

/** What to check; everything unless told otherwise. */
interface CheckOptions {
  readonly rules?: readonly string[] | undefined;
  /** Selector of the parts to look at. */
  readonly within?: string;
  /** Selector of parts to leave out. */
  readonly except?: string;
}

/** Violations that axe finds, one line each. */
export async function checkAccessibility(
  page: Pick<Page, 'evaluate'>,
  { rules, within, except }: CheckOptions = {},
): Promise<string[]> {
  await page.evaluate(axeSource);
  const violations: readonly AxeRule[] = await page.evaluate(
    async ({ names, selector, left }) => {
      const { axe } = window as unknown as {
        axe: {
          run(root: object, options: object): Promise<{ violations: AxeRule[] }>;
        };
      };
      const parts = selector ? [...document.querySelectorAll(selector)] : [document];
      const root = left ? { include: parts, exclude: [[left]] } : selector ? parts : document;
      const options = names ? { runOnly: { type: 'rule', values: names } } : {};
      return (await axe.run(root, { ...options, iframes: false })).violations;
    },
    { names: rules, selector: within, left: except },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id}: ${help} at ${target.join(' ')} ${failureSummary}`,
    ),
  );
}
