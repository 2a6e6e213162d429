import { encodePathname, normalizePathname } from '../model/pathname.ts';
import { resolveContentType } from './contentTypes.ts';
import {
  FILE_REQUEST,
  listHeaders,
  PRIVATE_FILE,
  REVALIDATE,
  type HostingRules,
} from './hostingRules.ts';
import { findNotFoundFile } from './notFoundFolders.ts';
import { BAD_ADDRESS, METHOD_REFUSED, NOT_FOUND } from './plainAnswers.ts';
import { resolveRedirect } from './redirects.ts';

/** The parts of a request that decide its answer. */
export interface SiteRequest {
  readonly method: string;
  /** Path and query as they came over the wire. */
  readonly url: string;
}

/** What to send, before encodings and validators come into play. */
export type Answer =
  | {
      readonly kind: 'file';
      readonly status: 200 | 404;
      /** Path of the file below the site's folder. */
      readonly file: string;
      readonly headers: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'text';
      readonly status: number;
      readonly body: string;
      readonly headers: Readonly<Record<string, string>>;
    };

/** Decides how a request is answered, given which files exist. */
export function answerRequest(
  request: SiteRequest,
  rules: HostingRules,
  isFile: (path: string) => boolean,
): Answer {
  const [rawPath = '/', query] = splitOnce(request.url, '?');
  const address = normalizePathname(rawPath);
  if (address === undefined) return answerWithText(400, BAD_ADDRESS, '/', rules);
  if (address === rules.base) return redirectTo('/', query, '/', rules);
  if (!address.startsWith(`${rules.base}/`)) return answerWithText(404, NOT_FOUND, '/', rules);
  const pathname = address.slice(rules.base.length);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return answerWithText(405, METHOD_REFUSED, pathname, rules, { Allow: 'GET, HEAD' });
  }
  const moved = resolveRedirect(pathname, rules);
  if (moved !== undefined) return redirectTo(moved, query, pathname, rules);
  if (PRIVATE_FILE.test(pathname)) return answerWithText(404, NOT_FOUND, pathname, rules);

  const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  if (isFile(file)) return answerWithFile(200, file, rules);
  if (FILE_REQUEST.test(pathname)) return answerWithText(404, NOT_FOUND, pathname, rules);
  if (file === pathname && isFile(`${pathname}/index.html`)) {
    return redirectTo(`${pathname}/`, query, pathname, rules);
  }
  const notFound = findNotFoundFile(pathname, rules.notFoundFolders);
  return isFile(notFound)
    ? answerWithFile(404, notFound, rules)
    : answerWithText(404, NOT_FOUND, pathname, rules);
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const index = text.indexOf(separator);
  return index < 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}

function redirectTo(
  pathname: string,
  query: string | undefined,
  from: string,
  rules: HostingRules,
): Answer {
  const path = encodePathname(rules.base + pathname);
  const location = query === undefined ? path : `${path}?${query}`;
  return answerWithText(301, '', from, rules, { Location: location });
}

function answerWithFile(status: 200 | 404, file: string, rules: HostingRules): Answer {
  const headers = { ...listHeaders(file, rules), 'Content-Type': resolveContentType(file) };
  return { kind: 'file', status, file, headers };
}

/** An answer of a few words, with the headers of its path. */
export function answerWithText(
  status: number,
  body: string,
  pathname: string,
  rules: HostingRules,
  further: Readonly<Record<string, string>> = {},
): Extract<Answer, { kind: 'text' }> {
  const headers = {
    ...listHeaders(pathname, rules),
    // Nothing that is not there may be remembered for a year.
    'Cache-Control': REVALIDATE,
    'Content-Type': resolveContentType('.txt'),
    ...further,
  };
  return { kind: 'text', status, body, headers };
}
