import * as React from 'react';
import Button from '@mui/joy/Button';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function ControlledTabs() {
  const [value, setValue] = React.useState<string | number | null>('car');

  return (
    <Tabs value={value} onChange={(_event, next) => setValue(next)} sx={{ width: '100%' }}>
      <TabList aria-label="What you bring">
        <Tab value="car">Car</Tab>
        <Tab value="cabin">Cabin</Tab>
      </TabList>
      <TabPanel value="car">
        Cars up to 5 m fit on the lower deck.{' '}
        <Button size="sm" variant="soft" onClick={() => setValue('cabin')}>
          Continue to cabins
        </Button>
      </TabPanel>
      <TabPanel value="cabin">Cabins have two berths and a window.</TabPanel>
    </Tabs>
  );
}
