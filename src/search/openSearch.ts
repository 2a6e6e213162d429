/** Describes to browsers how to search this site from their address bar. */
export function formatOpenSearch(siteUrl: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    '  <ShortName>Swatchbook</ShortName>',
    '  <Description>Pages, props and CSS classes of Material UI and its family</Description>',
    '  <InputEncoding>UTF-8</InputEncoding>',
    `  <Image width="24" height="24" type="image/svg+xml">${siteUrl}/favicon.svg</Image>`,
    `  <Url type="text/html" method="get" template="${siteUrl}/search/?q={searchTerms}"/>`,
    `  <Url type="application/opensearchdescription+xml" rel="self" template="${siteUrl}/opensearch.xml"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
