import Chip from '@mui/joy/Chip';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import WavesIcon from '@mui/icons-material/Waves';

export default function IconTabs() {
  return (
    <Tabs defaultValue="ferries" sx={{ width: '100%' }}>
      <TabList aria-label="Today">
        <Tab value="ferries" orientation="vertical">
          <ListItemDecorator>
            <DirectionsBoatIcon />
          </ListItemDecorator>
          Ferries
        </Tab>
        <Tab value="tickets">
          <ListItemDecorator>
            <ConfirmationNumberIcon />
          </ListItemDecorator>
          Tickets
          <Chip size="sm" variant="soft">
            2
          </Chip>
        </Tab>
        <Tab value="sea" aria-label="Sea state">
          <WavesIcon />
        </Tab>
      </TabList>
      <TabPanel value="ferries">All ferries are on time.</TabPanel>
      <TabPanel value="tickets">Two tickets for 14:20.</TabPanel>
      <TabPanel value="sea">Waves of 0.6 m, wind from the west.</TabPanel>
    </Tabs>
  );
}
