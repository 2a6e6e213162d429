import type { HostingRules } from './hostingRules.ts';

/** The rules as a `_headers` file, which Netlify and Cloudflare Pages read. */
export function formatHeadersFile(rules: HostingRules): string {
  const blocks = rules.headers.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [rules.base + path, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}
