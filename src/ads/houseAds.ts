import charts from './images/charts.svg?inline';
import designKit from './images/design-kit.svg?inline';
import muiXPro from './images/mui-x-pro.svg?inline';
import support from './images/support.svg?inline';
import templates from './images/templates.svg?inline';
import type { AdRecord } from './adRecord.ts';

const POWERED_BY = 'MUI';

/** What the site advertises itself. Pictures travel with the code, so that they show offline too. */
export const HOUSE_ADS = [
  {
    link: 'https://mui.com/store/',
    image: templates,
    name: 'Template store',
    description: 'Start from a finished dashboard, shop or landing page.',
    poweredBy: POWERED_BY,
    label: 'in-house-templates',
  },
  {
    link: '/material-ui/design-resources/material-ui-for-figma/',
    image: designKit,
    name: 'Design kit for Figma',
    description: 'Sketch with the components and tokens you code with.',
    poweredBy: POWERED_BY,
    label: 'in-house-design-kit',
  },
  {
    link: '/x/introduction/licensing/',
    image: muiXPro,
    name: 'MUI X Pro',
    description: 'Pin columns, reorder rows and pick date ranges.',
    poweredBy: POWERED_BY,
    label: 'in-house-mui-x-pro',
  },
  {
    link: '/x/react-charts/',
    image: charts,
    name: 'Charts',
    description: 'Bars, lines and pies in the colors of your theme.',
    poweredBy: POWERED_BY,
    label: 'in-house-charts',
  },
  {
    link: '/material-ui/getting-started/support/',
    image: support,
    name: 'Stuck on something?',
    description: 'See where to ask, from community to priority help.',
    poweredBy: POWERED_BY,
    label: 'in-house-support',
  },
] as const satisfies readonly AdRecord[];
