/** The sandboxed document in which edited demos run. */
export const LIVE_PATH = '/live/';

/** The document of demos that need a viewport of their own. */
export const FRAME_PATH = '/frame/';
