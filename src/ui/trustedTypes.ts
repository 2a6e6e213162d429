import { formatInlineScript } from './formatInlineScript.ts';

/** The parts of a browser's trusted types in use here; browsers without them have no factory. */
export interface TrustedTypesWindow {
  readonly location: Pick<Location, 'href'>;
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
 * scripts and handlers in it are refused anyway; scripts and workers have to have an address, on a host of the page's policy,
 * and not be written into it, as in `data:` and `blob:`; text never becomes code. Runs first in the head and is inlined from its source text,
 * hence it must not use anything from outside its own body.
 */
export function createTrustedPolicy(environment?: TrustedTypesWindow): void {
  const browser: TrustedTypesWindow = environment ?? window;
  browser.trustedTypes?.createPolicy('default', {
    createHTML: (html) => html,
    createScriptURL: (url) =>
      new URL(url, browser.location.href).protocol.startsWith('http') ? url : null,
  });
}

/** The text of the script in the head. */
export const TRUSTED_SCRIPT = /* @__PURE__ */ formatInlineScript(createTrustedPolicy);
