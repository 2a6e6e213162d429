import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function EqualTabs() {
  return (
    <Tabs defaultValue="walk" sx={{ width: '100%' }}>
      <TabList tabFlex={1} aria-label="Way to the pier">
        <Tab value="walk">On foot</Tab>
        <Tab value="bus">Bus</Tab>
        <Tab value="bike">By bike</Tab>
      </TabList>
      <TabPanel value="walk">12 minutes along the quay</TabPanel>
      <TabPanel value="bus">Line 4, stop Ferry Terminal</TabPanel>
      <TabPanel value="bike">Racks beside the waiting hall</TabPanel>
    </Tabs>
  );
}
