/** What to tell when an address cannot be prerendered: the content to look at first, then why. */
export function describeFailure(source: string, pathname: string, error: unknown): string {
  const place = findDemo(error) ?? source;
  const reason = error instanceof Error ? error.message : String(error);
  return [
    place,
    `  ${pathname} cannot be prerendered${place === source ? '' : `; it is written in ${source}`}.`,
    `  ${reason}`,
    ...formatStack(error),
  ].join('\n');
}

/** Bundles have classes of their own, so the name counts. */
function findDemo(error: unknown): string | undefined {
  const isDemo = error instanceof Error && error.name === 'DemoFailure' && 'module' in error;
  return isDemo ? String(error.module) : undefined;
}

const MAX_FRAMES = 4;

/** The places of our own code on the way to the mistake. */
function formatStack(error: unknown): string[] {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return [];
  return (cause.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !/node_modules|node:internal/.test(line))
    .slice(0, MAX_FRAMES);
}
