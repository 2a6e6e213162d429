import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function KeepMountedTabs() {
  return (
    <Tabs defaultValue="driver" sx={{ width: '100%' }}>
      <TabList aria-label="Booking">
        <Tab value="driver">Driver</Tab>
        <Tab value="vehicle">Vehicle</Tab>
      </TabList>
      <TabPanel value="driver" keepMounted>
        <FormControl>
          <FormLabel>Name of the driver</FormLabel>
          <Input name="driver" />
        </FormControl>
      </TabPanel>
      <TabPanel value="vehicle" keepMounted>
        <FormControl>
          <FormLabel>License plate</FormLabel>
          <Input name="plate" />
        </FormControl>
      </TabPanel>
    </Tabs>
  );
}
