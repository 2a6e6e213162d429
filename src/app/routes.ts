import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('markdown/*', 'routes/markdownCopy.ts'),
  route('opensearch.xml', 'routes/openSearch.ts'),
  route('data/*', 'routes/data.ts'),
  // A splat, because the file is named but the address is not.
  route('frame/*', 'routes/frameDocument.ts', { id: 'frame' }),
  route('live/*', 'routes/frameDocument.ts', { id: 'live' }),
  // The root matches `/` before a splat does, hence the same page route once more.
  index('routes/page.tsx', { id: 'home' }),
  route('*', 'routes/page.tsx'),
] satisfies RouteConfig;
