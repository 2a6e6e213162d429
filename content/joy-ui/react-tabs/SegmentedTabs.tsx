import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const VIEWS = [
  { name: 'List', text: 'Skarvik, Holm, Sandoy' },
  { name: 'Map', text: 'Skarvik is the northernmost harbor.' },
  { name: 'Photos', text: 'Twelve pictures from the upper deck' },
];

const segment = {
  '&[aria-selected="true"]': { bgcolor: 'background.surface', boxShadow: 'xs' },
};

export default function SegmentedTabs() {
  return (
    <Tabs defaultValue="List" sx={{ width: '100%' }}>
      <TabList
        variant="soft"
        disableUnderline
        aria-label="View of the route"
        sx={{
          '--List-radius': '12px',
          '--List-padding': '4px',
          '--List-gap': '4px',
          alignSelf: 'flex-start',
        }}
      >
        {VIEWS.map(({ name }) => (
          <Tab key={name} value={name} disableIndicator sx={segment}>
            {name}
          </Tab>
        ))}
      </TabList>
      {VIEWS.map(({ name, text }) => (
        <TabPanel key={name} value={name}>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
