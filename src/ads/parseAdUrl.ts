import type { JsonNetwork } from './adConfig.ts';
import { isLoopback, parseAddress } from './address.ts';

const URL_MAX_LENGTH = 2048;

/** The address if it is one an advertisement may use: https, on an allowed host, without a login. */
export function parseAdUrl(
  text: unknown,
  network: Pick<JsonNetwork, 'allowedHosts' | 'allowLoopback'>,
): string | null {
  if (typeof text !== 'string' || text.length > URL_MAX_LENGTH) return null;
  const absolute = text.startsWith('//') ? `https:${text}` : text;
  const url = /^https?:\/\//i.test(absolute) ? parseAddress(absolute) : null;
  if (!url) return null;
  const secure = url.protocol === 'https:' || (network.allowLoopback && isLoopback(url));
  const anonymous = url.username === '' && url.password === '';
  return secure && anonymous && isAllowedHost(url, network.allowedHosts) ? url.href : null;
}

function isAllowedHost(url: URL, allowedHosts: readonly string[]): boolean {
  return allowedHosts.some((allowed) =>
    allowed.startsWith('*.') ? url.host.endsWith(allowed.slice(1)) : url.host === allowed,
  );
}
