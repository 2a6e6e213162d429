/** The element of the document that React owns. */
export const ROOT_ID = '_site';
