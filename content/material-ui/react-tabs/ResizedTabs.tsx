import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs, { type TabsActions } from '@mui/material/Tabs';

const sources = ['Radio', 'Vinyl', 'Phone'];

export default function ResizedTabs() {
  const [wide, setWide] = React.useState(false);
  const [index, setIndex] = React.useState(0);
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
          value={index}
          onChange={(_event, value: number) => setIndex(value)}
          aria-label="Source"
          sx={{ borderBottom: 1, borderColor: 'divider' }}
        >
          {sources.map((name, position) => (
            <Tab key={name} label={name} id={`source-${position}`} aria-controls="source-panel" />
          ))}
        </Tabs>
        <Box id="source-panel" role="tabpanel" aria-labelledby={`source-${index}`} sx={{ p: 2 }}>
          Playing from: {sources[index]}
        </Box>
      </Box>
    </Box>
  );
}
