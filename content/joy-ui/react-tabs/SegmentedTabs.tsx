import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function SegmentedTabs() {
  return (
    <Tabs defaultValue="list" sx={{ bgcolor: 'transparent', width: '100%' }}>
      <TabList
        disableUnderline
        aria-label="View of the route"
        sx={{
          '--List-radius': '12px',
          '--List-padding': '4px',
          '--List-gap': '4px',
          bgcolor: 'background.level1',
          alignSelf: 'flex-start',
          [`& .${tabClasses.root}[aria-selected="true"]`]: {
            bgcolor: 'background.surface',
            boxShadow: 'sm',
          },
        }}
      >
        <Tab value="list" disableIndicator>
          List
        </Tab>
        <Tab value="map" disableIndicator>
          Map
        </Tab>
      </TabList>
      <TabPanel value="list">Skarvik, Holm, Sandoy</TabPanel>
      <TabPanel value="map">Skarvik is the northernmost harbor.</TabPanel>
    </Tabs>
  );
}
