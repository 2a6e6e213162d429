import type * as contrast from './contrast.ts';
import type { Excuse } from './readExcuses.ts';

/** Something that axe found or could not decide. */
export interface Issue {
  readonly rule: string;
  /** False where axe leaves the judgement to people. */
  readonly isCertain: boolean;
  /** The demo it is in, if any. */
  readonly demo: string | null;
  readonly part: string;
  readonly what: string;
  /** Index of the excuse for it. */
  readonly excuse: number | null;
}

interface IssueOptions {
  readonly rules: readonly string[] | undefined;
  readonly without: readonly string[];
  readonly within: string | undefined;
  readonly demo: string | undefined;
  readonly excuses: readonly Excuse[];
}

interface AxeRule {
  readonly id: string;
  readonly nodes: readonly {
    readonly element: Element;
    readonly target: readonly string[];
    readonly failureSummary?: string;
  }[];
}

/** What the page was given before. */
type Tools = typeof contrast & {
  readonly axe: {
    run(
      root: Element[] | Document,
      options: object,
    ): Promise<{ violations: AxeRule[]; incomplete: AxeRule[] }>;
  };
};

/** Runs axe; sent to the page, so it uses nothing but what is there. */
export async function findIssues(options: IssueOptions): Promise<Issue[]> {
  const { rules, without, within, demo, excuses } = options;
  const { axe, hasContrast, isReadingMatter } = window as unknown as Tools;
  const { violations, incomplete } = await axe.run(
    within ? [...document.querySelectorAll(within)] : document,
    {
      ...(rules && { runOnly: { type: 'rule', values: rules } }),
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      elementRef: true,
      iframes: false,
      // Only rules that are off would read the stylesheets it fetches.
      preload: false,
      resultTypes: ['violations', 'incomplete'],
    },
  );
  const findPlace = (element: Element): string | null => {
    const isOutside = element.closest('body > *')?.querySelector('main') === null;
    const figure = element.closest('figure[aria-label^="Demo:"]');
    return demo ?? figure?.id ?? (isOutside ? 'a demo outside of its place' : null);
  };
  const isFine = (rule: string, element: Element, isCertain: boolean): boolean => {
    const isInDemo = findPlace(element) !== null;
    if (rule === 'color-contrast' && !isReadingMatter(element)) return true;
    // A demo stands for an application of its own: the page's outline is none of its business.
    if (isCertain) return isInDemo && (rule === 'heading-order' || rule === 'region');
    if (!isInDemo) return true;
    // What a closed button controls need not be there yet.
    if (rule === 'aria-valid-attr-value') return element.ariaExpanded !== 'true';
    return rule === 'color-contrast' && hasContrast(element) === true;
  };
  const list =
    (isCertain: boolean) =>
    ({ id, nodes }: AxeRule): Issue[] =>
      nodes
        .filter(({ element }) => !isFine(id, element, isCertain))
        .map(({ element, target, failureSummary = '' }) => {
          const place = findPlace(element);
          const excuse = excuses.findIndex(
            (each) =>
              place !== null &&
              (each.demo ?? place) === place &&
              each.rule === id &&
              element.closest(each.part),
          );
          return {
            rule: id,
            isCertain,
            demo: place,
            part: target.join(' '),
            what: failureSummary,
            excuse: excuse === -1 ? null : excuse,
          };
        });
  return [...violations.map(list(true)), ...incomplete.map(list(false))].flat();
}
