/** Where the bundler writes: scripts of browsers into `client`, the one that renders pages into `server`. */
export const BUNDLE_DIRECTORY = '.cache/bundle';

/** Holds a digest of all that the bundles were made from. */
export const BUNDLE_STAMP = `${BUNDLE_DIRECTORY}/inputs.sha256`;

/** What runs in the processes that render pages. */
export const BUNDLED_RENDERER = `${BUNDLE_DIRECTORY}/renderer.js`;

/** The service worker, which does not know its build yet. */
export const BUNDLED_WORKER = `${BUNDLE_DIRECTORY}/worker.js`;

/**
 * Stands for the build's name in everything that is rendered, so that what is rendered depends on its own
 * inputs alone and can be kept; the name takes its place when files are written.
 */
export const BUILD_ID_PLACEHOLDER = 'swatchbook-build-id-goes-here';
