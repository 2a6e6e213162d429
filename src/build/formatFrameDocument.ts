import baseStyles from '../ui/base.css?url';
import fontStyles from '../ui/fonts.css?url';
import tokenStyles from '../ui/tokens.css?url';
import { FRAME_SCRIPT } from '../demo/frame/frameScript.ts';
import { BUILD_ID } from '../ui/siteConfig.ts';
import { TRUSTED_SCRIPT } from '../ui/trustedTypes.ts';
import { findClientFiles } from './clientFiles.ts';
import { FRAME_ENTRY } from './frameEntry.ts';

/** Without it the page's own background and scrollbar gutter would show inside the page. */
const FRAME_STYLE = 'html{background:none;scrollbar-gutter:auto}';

/** What the router's compiler expects of any document that loads modules in dev. */
const DEV_SCRIPT =
  '<script>window.__vite_plugin_react_preamble_installed__=true;window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;</script>';

/**
 * The document in which framed and edited demos run. It starts empty: the page around it sends it
 * what to show.
 */
export async function formatFrameDocument(): Promise<string> {
  const { module, preload, stylesheets } = (await findClientFiles())(FRAME_ENTRY);
  const styles = [tokenStyles, fontStyles, baseStyles, ...stylesheets];
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"/><script>${TRUSTED_SCRIPT};${FRAME_SCRIPT}</script><title>Demo</title>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="robots" content="noindex"/>
<meta name="build" content="${BUILD_ID}"/>
${styles.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('')}
<style>${FRAME_STYLE}</style>
${preload.map((href) => `<link rel="modulepreload" crossorigin href="${href}"/>`).join('')}
${import.meta.env.DEV ? DEV_SCRIPT : ''}<script type="module" src="${module}"></script>
</head><body><div id="root"></div></body></html>
`;
}
