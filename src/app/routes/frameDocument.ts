import { formatFrameDocument } from '../../build/formatFrameDocument.ts';

/** The document around framed demos, and, with a policy of its own, around edited ones. */
export async function loader(): Promise<Response> {
  const html = await formatFrameDocument();
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
