import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const texts = ['Three quartets from Vienna', '18 new albums', 'Songs at 160 beats a minute'];

export default function WrappedTabs() {
  const [index, setIndex] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        variant="scrollable"
        value={index}
        onChange={(_event, value: number) => setIndex(value)}
        aria-label="Recommendations"
      >
        <Tab
          wrapped
          label="Because you listened to string quartets last winter"
          id="tip-0"
          aria-controls="tip-panel"
        />
        <Tab label="New this week" id="tip-1" aria-controls="tip-panel" />
        <Tab label="For running" id="tip-2" aria-controls="tip-panel" />
      </Tabs>
      <Box id="tip-panel" role="tabpanel" aria-labelledby={`tip-${index}`} sx={{ p: 2 }}>
        {texts[index]}
      </Box>
    </Box>
  );
}
