/** Body of the answer for a missing file. */
export const NOT_FOUND = 'Not found.';

/** Body of the answer for anything but reading. */
export const METHOD_REFUSED = 'Only GET and HEAD are answered here.';

/** Body of the answer for an address that cannot be read. */
export const BAD_ADDRESS = 'This address cannot be read.';

/** Body of the answer where the client takes none of the encodings a file has. */
export const NO_ENCODING = 'This file is not available in any encoding you accept.';

/** Body of the answer for bytes that a file does not have. */
export const NO_SUCH_RANGE = 'This file has no such bytes.';

/** Body of the answer when the server itself fails. */
export const SERVER_FAILURE = 'The server failed to answer.';
