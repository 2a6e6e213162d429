import { REPOSITORY_URL } from '../../ui/siteConfig.ts';

interface Report {
  readonly name: string;
  readonly error: Error;
  readonly page: string;
  readonly browser: string;
}

const TITLE_MAX_LENGTH = 80;
/** Longer addresses are refused by some servers. */
const STACK_MAX_LENGTH = 2000;

/** An issue form with what is known filled in, so that a report takes one click. */
export function formatReportUrl({ name, error, page, browser }: Report): string {
  const body = [
    `Page: ${page}`,
    `Demo: ${name}`,
    `Browser: ${browser}`,
    '',
    '```',
    (error.stack ?? error.message).slice(0, STACK_MAX_LENGTH),
    '```',
  ].join('\n');
  const title = `[demo] ${name}: ${error.message.slice(0, TITLE_MAX_LENGTH)}`;
  return `${REPOSITORY_URL}/issues/new?${new URLSearchParams({ title, body })}`;
}
