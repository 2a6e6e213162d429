import { TabContext, Timeline, TimelineItem } from '@mui/lab';
import { Tab } from '@mui/material';
import { inEach, type RenderCases, type Wrap } from './renderCase.ts';

/** What components of Material UI's lab need. */
export const LAB_CASES: RenderCases = {
  '@mui/lab/Masonry': { props: { children: [<div key="1">1</div>, <div key="2">2</div>] } },
  '@mui/lab/TabContext': { props: { value: '1' } },
  '@mui/lab/TabList': {
    props: { children: [<Tab key="1" value="1" label="One" />] },
    wrap: (element) => <TabContext value="1">{element}</TabContext>,
    states: [
      ...['horizontal', 'vertical'].flatMap((orientation) =>
        [true, false].flatMap((allowScrollButtonsMobile) =>
          [true, false].map((scrollButtons) => ({
            props: { variant: 'scrollable', orientation, allowScrollButtonsMobile, scrollButtons },
          })),
        ),
      ),
      { props: { orientation: 'vertical' } },
      { props: { centered: true } },
    ],
  },
  '@mui/lab/TabPanel': {
    props: { value: '1' },
    wrap: (element) => <TabContext value="1">{element}</TabContext>,
    states: inEach([(element) => <TabContext value="2">{element}</TabContext>]),
  },
  ...Object.fromEntries(
    ['TimelineContent', 'TimelineOppositeContent'].map((name) => [
      `@mui/lab/${name}`,
      {
        wrap: (element) => (
          <Timeline>
            <TimelineItem>{element}</TimelineItem>
          </Timeline>
        ),
        states: inEach(
          (['left', 'right', 'alternate', 'alternate-reverse'] as const).map(
            (position): Wrap =>
              (element) => (
                <Timeline position={position}>
                  <TimelineItem>{element}</TimelineItem>
                </Timeline>
              ),
          ),
        ),
      },
    ]),
  ),
};
