import { formatInlineScript } from './formatInlineScript.ts';

/** The parts of a browser's trusted types in use here; browsers without them have no factory. */
export interface TrustedTypesWindow {
  readonly location: Pick<Location, 'href' | 'origin'>;
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: {
        readonly createHTML: (html: string) => string;
        readonly createScriptURL: (url: string) => string | null;
      },
    ): unknown;
  };
}

/**
 * The one policy that texts of a document pass before they become part of it. The page's security policy demands it where
 * the browser knows trusted types, for whatever runs here: React, the router, the libraries in demos. HTML passes, since
 * scripts and handlers in it are refused anyway; addresses of scripts and workers have to be our own or safe ones, which
 * leaves out `data:` and `blob:`; text never becomes code. Runs first in the head and is inlined from its source text,
 * hence it must not use anything from outside its own body.
 */
export function createTrustedPolicy(environment?: TrustedTypesWindow): void {
  const browser: TrustedTypesWindow = environment ?? window;
  browser.trustedTypes?.createPolicy('default', {
    createHTML: (html) => html,
    createScriptURL(url) {
      const { href, protocol } = new URL(url, browser.location.href);
      // A `blob:` has the origin of its page too.
      const isOwn = href.startsWith(`${browser.location.origin}/`);
      return isOwn || protocol === 'https:' ? url : null;
    },
  });
}

/** The text of the script in the head. */
export const TRUSTED_SCRIPT = /* @__PURE__ */ formatInlineScript(createTrustedPolicy);
