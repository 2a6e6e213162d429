import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function FollowFocusTabs() {
  return (
    <Tabs defaultValue="deck1" selectionFollowsFocus sx={{ width: '100%' }}>
      <TabList aria-label="Decks">
        <Tab value="deck1">Deck 1</Tab>
        <Tab value="deck2">Deck 2</Tab>
        <Tab value="deck3">Deck 3</Tab>
      </TabList>
      <TabPanel value="deck1">Cars and bicycles</TabPanel>
      <TabPanel value="deck2">Café, playroom, seats with tables</TabPanel>
      <TabPanel value="deck3">Open deck with benches</TabPanel>
    </Tabs>
  );
}
