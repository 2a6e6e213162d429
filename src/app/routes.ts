import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('data/navigation/:file', 'routes/navigationData.ts'),
  route('data/demos/*', 'routes/demoCode.ts'),
  route('data/pages/*', 'routes/pageData.ts'),
  // The root matches `/` before a splat does, hence the same page route once more.
  index('routes/page.tsx', { id: 'home' }),
  route('*', 'routes/page.tsx'),
] satisfies RouteConfig;
