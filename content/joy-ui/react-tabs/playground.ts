import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  props: ['variant', 'color', 'size', 'orientation', 'selectionFollowsFocus'],
  fixed: { defaultValue: `'fares'` },
  children: `<TabList aria-label="Ferry to Sandoy">
  <Tab value="fares">Fares</Tab>
  <Tab value="aboard">On board</Tab>
</TabList>
<TabPanel value="fares">Adults 90 kr, bicycles free.</TabPanel>
<TabPanel value="aboard">The café closes before arrival.</TabPanel>`,
});
