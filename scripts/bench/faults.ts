import type { TestReport } from '../testReports.ts';

/** The tag of tests, groups and files of tests that try a fault. `vitest.config.ts` knows it, too. */
export const FAULT_TAG = 'fault';

/** Fewer mean that the search for them, not the site, has changed. */
const LEAST_FAULTS = 120;

/** Something that was done to the site, and whether the reader kept what was there. */
export interface Fault {
  /** What kind of fault it is, as the tests group them. */
  readonly kind: string;
  readonly name: string;
  readonly survived: boolean;
}

/** All faults that tests have tried. A test that tries several lists them in its meta data. */
export function listFaults(reports: readonly TestReport[]): Fault[] {
  const files = reports.flatMap(({ testResults }) => testResults);
  return files.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ tags, status }) => tags.includes(FAULT_TAG) && /^(passed|failed)$/.test(status))
      .flatMap(({ ancestorTitles, title, status, meta: { faults = [] } }) => {
        const kind = ancestorTitles.join(', ') || describeFile(file);
        const survived = status === 'passed';
        const listed = faults.map((fault) => ({ ...fault, kind: `${kind}: ${title}` }));
        // A test that fails for another reason must not look green.
        const isExplained = listed.length > 0 && (survived || listed.some((one) => !one.survived));
        return isExplained ? listed : [...listed, { kind, name: title, survived }];
      }),
  );
}

/** `src/hosting/locateFile.test.ts` is about locating files: the words of its name. */
function describeFile(file: string): string {
  const name = /([^/\\]+)\.test\.tsx?$/.exec(file)?.[1] ?? file;
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** A table of the faults, one a row, with a sum below it; good if there are enough of them and all were survived. */
export function formatFaults(faults: readonly Fault[]): { text: string; isGood: boolean } {
  const width = Math.max(...faults.map(({ kind }) => kind.length), 0);
  const rows = faults.map(
    ({ kind, name, survived }) => `${survived ? '✓' : '✗'}  ${kind.padEnd(width)}  ${name}`,
  );
  const lost = faults.filter(({ survived }) => !survived).length;
  const sum = `${faults.length} faults tried, ${faults.length - lost} survived, ${lost} not survived`;
  const isEnough = faults.length >= LEAST_FAULTS;
  const lack = isEnough ? [] : [`There should be at least ${LEAST_FAULTS}.`];
  return { text: [...rows, '', sum, ...lack].join('\n'), isGood: isEnough && lost === 0 };
}
