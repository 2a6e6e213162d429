/** Body of the answer for a missing file. */
export const NOT_FOUND = 'Not found.';

/** Body of the answer for anything but reading. */
export const METHOD_REFUSED = 'Only GET and HEAD are answered here.';

/** Body of the answer for an address that cannot be read. */
export const BAD_ADDRESS = 'This address cannot be read.';
