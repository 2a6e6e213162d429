import { LIVE_PATH } from '../model/frames.ts';
import { digestScript, findInlineScripts } from './inlineScripts.ts';
import { formatScriptPolicy, type PolicyHosts } from './securityPolicy.ts';

const SEAL = /<meta http-equiv="Content-Security-Policy" content="script-src [^"]*"\/>/;
const HEAD_START = /<head(?:\s[^>]*)?>(?:\s*<meta charset="[^"]*"\s*\/?>)?/i;

/** What the pages of a build may run besides their own inline scripts. */
export interface Seal {
  readonly hosts: PolicyHosts;
  /** Scripts of the frames that pages write. */
  readonly frameScripts: readonly string[];
}

/**
 * Lets exactly the inline scripts a page has now run in it, and none that is added later. The
 * policy comes first in the head (only the charset may precede it): it does not hold for what
 * came before. Sealing again replaces the seal. Frames written by a page inherit its policy, so their
 * scripts are named as well.
 */
export function sealPage(html: string, pathname: string, { hosts, frameScripts }: Seal): string {
  const unsealed = html.replace(SEAL, '');
  const policy = formatScriptPolicy({
    digests: [...new Set([...findInlineScripts(unsealed), ...frameScripts].map(digestScript))],
    hosts,
    allowsEval: pathname.startsWith(LIVE_PATH),
  });
  const start = HEAD_START.exec(unsealed);
  if (!start) throw new Error(`${pathname} has no <head>, so its scripts cannot be sealed.`);
  const end = start.index + start[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return unsealed.slice(0, end) + meta + unsealed.slice(end);
}
