import { formatSitemap } from '../../build/formatSitemap.ts';

/** The addresses search engines may index. */
export async function loader(): Promise<Response> {
  const headers = { 'Content-Type': 'application/xml; charset=utf-8' };
  return new Response(await formatSitemap(), { headers });
}
