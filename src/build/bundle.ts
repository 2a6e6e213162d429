/** Where the bundler writes: scripts of browsers into `client`, the one that renders pages into `server`. */
export const BUNDLE_DIRECTORY = '.cache/bundle';

/**
 * Stands for the build's name in everything that is rendered, so that what is rendered depends on its own
 * inputs alone and can be kept; the name takes its place when files are written.
 */
export const BUILD_ID_PLACEHOLDER = 'swatchbook-build-id-goes-here';
