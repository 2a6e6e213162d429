import { prerender } from 'react-dom/static';
import {
  ServerRouter,
  type AppLoadContext,
  type EntryContext,
  type HandleErrorFunction,
} from 'react-router';
import { prerenderPage } from '../build/page/prerenderPage.tsx';
import { toPath } from '../model/address.ts';
import { PrerenderContext } from './useCurrentPage.ts';

declare module 'react-router' {
  interface AppLoadContext {
    /** Where a build gathers what goes wrong with a request. */
    readonly failures?: unknown[];
  }
}

/** The router answers a mistake with a page; a build must know what it was. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  const { failures } = context as AppLoadContext;
  if (failures) failures.push(error);
  // Whoever leaves a page takes back what it asked for.
  else if (!request.signal.aborted) console.error(error);
};

/** Renders a whole document. The page's HTML reaches the views by context, not by loader data. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = await prerenderPage(toPath(new URL(request.url).pathname));
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
