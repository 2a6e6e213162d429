import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabIndicators() {
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <Tabs defaultValue="day">
        <TabList aria-label="Passes, short line">
          <Tab value="day" indicatorInset>
            Day pass
          </Tab>
          <Tab value="week" indicatorInset>
            Week pass
          </Tab>
        </TabList>
        <TabPanel value="day">All routes until midnight</TabPanel>
        <TabPanel value="week">All routes for seven days</TabPanel>
      </Tabs>
      <Tabs defaultValue="day">
        <TabList underlinePlacement="top" aria-label="Passes, line on top">
          <Tab value="day" indicatorPlacement="top">
            Day pass
          </Tab>
          <Tab value="week" indicatorPlacement="top">
            Week pass
          </Tab>
        </TabList>
        <TabPanel value="day">All routes until midnight</TabPanel>
        <TabPanel value="week">All routes for seven days</TabPanel>
      </Tabs>
      <Tabs defaultValue="day">
        <TabList disableUnderline aria-label="Passes, no line">
          <Tab value="day" disableIndicator>
            Day pass
          </Tab>
          <Tab value="week" disableIndicator>
            Week pass
          </Tab>
        </TabList>
        <TabPanel value="day">All routes until midnight</TabPanel>
        <TabPanel value="week">All routes for seven days</TabPanel>
      </Tabs>
    </Stack>
  );
}
