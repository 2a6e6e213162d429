import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const SIZES = ['sm', 'md', 'lg'] as const;

export default function TabSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {SIZES.map((size) => (
        <Tabs key={size} defaultValue="out" size={size}>
          <TabList aria-label={`Direction, ${size}`}>
            <Tab value="out">Outward</Tab>
            <Tab value="back">Return</Tab>
          </TabList>
          <TabPanel value="out">Friday, 17:40</TabPanel>
          <TabPanel value="back">Sunday, 19:05</TabPanel>
        </Tabs>
      ))}
    </Stack>
  );
}
