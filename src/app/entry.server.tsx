import { prerender } from 'react-dom/static';
import { ServerRouter, type EntryContext } from 'react-router';
import { prerenderPage } from './site.server.tsx';
import { PrerenderContext } from './useCurrentPage.ts';

/** Renders a whole document. The page's HTML reaches the views by context, not by loader data. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = await prerenderPage(new URL(request.url).pathname);
  const { prelude } = await prerender(
    <PrerenderContext value={page}>
      <ServerRouter context={context} url={request.url} />
    </PrerenderContext>,
    // React would move large Suspense boundaries to the end of the document.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(prelude, { status, headers });
}
