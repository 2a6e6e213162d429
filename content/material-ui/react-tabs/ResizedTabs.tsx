import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs, { type TabsActions } from '@mui/material/Tabs';

export default function ResizedTabs() {
  const [wide, setWide] = React.useState(false);
  const [source, setSource] = React.useState('radio');
  const tabs = React.useRef<TabsActions>(null);

  return (
    <Box sx={{ width: '100%' }}>
      <Button aria-pressed={wide} onClick={() => setWide(!wide)}>
        Wide player
      </Button>
      <Box
        onTransitionEnd={() => tabs.current?.updateIndicator()}
        sx={{ width: wide ? '100%' : '60%', minWidth: 270, transition: 'width 400ms' }}
      >
        <Tabs
          centered
          action={tabs}
          value={source}
          onChange={(event, value: string) => setSource(value)}
          aria-label="Source"
          sx={{ borderBottom: 1, borderColor: 'divider' }}
        >
          <Tab value="radio" label="Radio" />
          <Tab value="vinyl" label="Vinyl" />
          <Tab value="phone" label="Phone" />
        </Tabs>
      </Box>
    </Box>
  );
}
