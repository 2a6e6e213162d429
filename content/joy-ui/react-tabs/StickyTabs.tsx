import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';

const HOURS = ['6:10', '7:40', '9:10', '10:40', '12:10', '13:40', '15:10', '16:40', '18:10'];

export default function StickyTabs() {
  return (
    <Tabs
      defaultValue="weekdays"
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Timetable to Holm"
      sx={{ width: '100%', height: 200, overflow: 'auto', borderRadius: 'md' }}
    >
      <TabList sticky="top" size="sm" aria-label="Days">
        <Tab value="weekdays">Weekdays</Tab>
        <Tab value="weekends">Weekends</Tab>
      </TabList>
      <TabPanel value="weekdays" size="sm">
        {HOURS.map((hour) => (
          <Typography key={hour}>{hour}, pier 2</Typography>
        ))}
      </TabPanel>
      <TabPanel value="weekends" size="sm">
        {HOURS.slice(2).map((hour) => (
          <Typography key={hour}>{hour}, pier 1</Typography>
        ))}
      </TabPanel>
    </Tabs>
  );
}
