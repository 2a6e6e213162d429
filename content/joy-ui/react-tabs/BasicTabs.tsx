import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function BasicTabs() {
  return (
    <Tabs defaultValue="departures" sx={{ width: '100%' }}>
      <TabList aria-label="Ferry to Sandoy">
        <Tab value="departures">Departures</Tab>
        <Tab value="fares">Fares</Tab>
        <Tab value="aboard">On board</Tab>
      </TabList>
      <TabPanel value="departures">Next ferry at 14:20 from pier 3.</TabPanel>
      <TabPanel value="fares">Adults 90 kr, cars 240 kr, bicycles free.</TabPanel>
      <TabPanel value="aboard">The café closes ten minutes before arrival.</TabPanel>
    </Tabs>
  );
}
