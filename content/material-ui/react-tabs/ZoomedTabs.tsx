import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs, { type TabsActions } from '@mui/material/Tabs';
import Zoom from '@mui/material/Zoom';

export default function ZoomedTabs() {
  const [show, setShow] = React.useState(false);
  const [source, setSource] = React.useState('radio');
  const tabs = React.useRef<TabsActions>(null);

  return (
    <Box sx={{ minHeight: 100, textAlign: 'center' }}>
      <Button variant="outlined" aria-expanded={show} onClick={() => setShow(!show)}>
        Source: {source}
      </Button>
      <Zoom in={show} mountOnEnter onEntered={() => tabs.current?.updateIndicator()}>
        <div>
          <Tabs
            action={tabs}
            value={source}
            onChange={(event, value: string) => setSource(value)}
            aria-label="Source"
          >
            <Tab value="radio" label="Radio" />
            <Tab value="vinyl" label="Vinyl" />
            <Tab value="phone" label="Phone" />
          </Tabs>
        </div>
      </Zoom>
    </Box>
  );
}
