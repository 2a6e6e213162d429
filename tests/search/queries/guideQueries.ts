import type { Row } from './addresses.ts';

/** Guides of Material UI: customization, integrations, migration and news. */
export const GUIDES: readonly Row[] = [
  ['migration v6', '/material-ui/migration/upgrade-to-v6/'],
  ['deprecated props', '/material-ui/migration/migrating-from-deprecated-apis/*'],
  ['jss migration', '/material-ui/migration/migrating-from-jss/'],
  ['grid v2', '/material-ui/migration/upgrade-to-grid-v2/'],
  [
    'pigment css',
    '/material-ui/experimental-api/pigment-css/',
    '/material-ui/migration/migrating-to-pigment-css/',
  ],
  ['changelog', '/material-ui/discover-more/changelog/'],
  ['roadmap', '/material-ui/discover-more/roadmap/'],
  ['breakpoints', '/material-ui/customization/breakpoints/'],
  ['next.js', '/material-ui/integrations/nextjs/'],
  ['typescript theme', '/material-ui/guides/typescript/'],
  ['styled components', '/material-ui/integrations/styled-components/'],
  ['css variables', '/material-ui/customization/css-theme-variables/overview/'],
  ['palette', '/material-ui/customization/palette/'],
  ['csp', '/material-ui/guides/content-security-policy/'],
  ['tailwind', '/material-ui/integrations/interoperability/#tailwind'],
  ['react router', '/material-ui/integrations/routing/#react-router'],
  ['localization', '/material-ui/guides/localization/'],
  ['testing', '/material-ui/guides/testing/'],
];
