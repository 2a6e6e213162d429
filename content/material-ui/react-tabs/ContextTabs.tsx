import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';

export default function ContextTabs() {
  const [value, setValue] = React.useState('lyrics');

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <TabContext value={value}>
        <TabList onChange={(event, next: string) => setValue(next)} aria-label="Tide Table">
          <Tab label="Lyrics" value="lyrics" />
          <Tab label="Credits" value="credits" />
        </TabList>
        <TabPanel value="lyrics" keepMounted>
          The water writes its name twice a day.
        </TabPanel>
        <TabPanel value="credits" keepMounted>
          Written by Signe Dahl, recorded in one night.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
