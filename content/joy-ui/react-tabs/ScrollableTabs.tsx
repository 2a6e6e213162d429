import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const STOPS = ['Skarvik', 'Holm', 'Little Holm', 'Sandoy', 'Grey Rock', 'Lund', 'Outer Lund'];

export default function ScrollableTabs() {
  return (
    <Tabs defaultValue="Skarvik" sx={{ width: '100%', maxWidth: 400 }}>
      <TabList aria-label="Stops" sx={{ overflow: 'auto', scrollSnapType: 'x proximity' }}>
        {STOPS.map((stop) => (
          <Tab key={stop} value={stop} sx={{ flex: 'none', scrollSnapAlign: 'start' }}>
            {stop}
          </Tab>
        ))}
      </TabList>
      {STOPS.map((stop, index) => (
        <TabPanel key={stop} value={stop}>
          {stop} is stop {index + 1} of {STOPS.length}.
        </TabPanel>
      ))}
    </Tabs>
  );
}
