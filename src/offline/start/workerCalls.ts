/** The worker's question to a page: which build does it belong to? */
export const ASK_PAGE = 'swatchbook:build';

/** The worker's message to a page: the two belong to different builds, or a saved product belongs to an old one. */
export const CALL_PAGE = 'swatchbook:call';
