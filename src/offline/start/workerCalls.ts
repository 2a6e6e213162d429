/** What the worker asks of a page: which build it is of. */
export const ASK_PAGE = 'swatchbook:build';

/** What the worker tells a page: that the two are of different builds, or that a saved product is of an old one. */
export const CALL_PAGE = 'swatchbook:call';
