import { REPOSITORY_URL } from '../docsConfig/siteConfig.ts';

interface Report {
  readonly name: string;
  readonly error: Error;
  readonly page: string;
}

/** An issue form with what is known filled in, so that a report takes one click. */
export function formatReportUrl({ name, error, page }: Report): string {
  const body = [
    `Page: ${page}`,
    `Demo: ${name}`,
    `Browser: ${navigator.userAgent}`,
    '',
    '```',
    (error.stack ?? error.message).slice(0, 2000),
    '```',
  ].join('\n');
  const query = new URLSearchParams({
    title: `[demo] ${name}: ${error.message.slice(0, 80)}`,
    body,
  });
  return `${REPOSITORY_URL}/issues/new?${query}`;
}
