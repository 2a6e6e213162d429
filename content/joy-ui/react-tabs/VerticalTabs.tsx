import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const HARBORS = [
  { name: 'Skarvik', note: 'Step-free from the parking lot to the gangway.' },
  { name: 'Holm', note: 'Steep ramp at low tide; the crew helps with luggage.' },
  { name: 'Sandoy', note: 'Ticket machine only, cards and coins.' },
];

export default function VerticalTabs() {
  return (
    <Tabs defaultValue="Skarvik" orientation="vertical" sx={{ width: '100%', minHeight: 140 }}>
      <TabList aria-label="Harbors">
        {HARBORS.map(({ name }) => (
          <Tab key={name} value={name}>
            {name}
          </Tab>
        ))}
      </TabList>
      {HARBORS.map(({ name, note }) => (
        <TabPanel key={name} value={name}>
          {note}
        </TabPanel>
      ))}
    </Tabs>
  );
}
