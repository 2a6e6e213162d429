import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function DisabledTab() {
  return (
    <Tabs defaultValue="summer" sx={{ width: '100%' }}>
      <TabList aria-label="Timetables">
        <Tab value="summer">Summer</Tab>
        <Tab value="winter">Winter</Tab>
        <Tab value="next" disabled>
          Next year (in May)
        </Tab>
      </TabList>
      <TabPanel value="summer">June 1 to September 14</TabPanel>
      <TabPanel value="winter">September 15 to May 31</TabPanel>
    </Tabs>
  );
}
