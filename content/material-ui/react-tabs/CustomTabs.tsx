import * as React from 'react';
import Box from '@mui/material/Box';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';

const PillTabs = styled(Tabs)(({ theme }) => ({
  minHeight: 0,
  border: '1px solid',
  borderRadius: 999,
  [`& .${tabsClasses.indicator}`]: {
    height: '100%',
    borderRadius: 999,
  },
  [`& .${tabClasses.root}`]: {
    zIndex: 1,
    minHeight: 0,
    padding: theme.spacing(1, 3),
    textTransform: 'none',
  },
  [`& .${tabClasses.selected}`]: {
    color: 'inherit',
  },
  [`& .${tabClasses.root}:focus-visible`]: {
    borderRadius: 999,
    outline: '2px solid',
    outlineOffset: -4,
  },
}));

const texts = ['Next up: Paper Lanterns', 'Twice a day the water writes', 'Written by Signe Dahl'];

export default function CustomTabs() {
  const [view, setView] = React.useState(0);

  return (
    <div>
      <PillTabs
        value={view}
        onChange={(_event, value: number) => setView(value)}
        aria-label="Now playing"
        slotProps={{ indicator: { sx: { bgcolor: 'action.selected' } } }}
      >
        <Tab disableRipple label="Queue" id="playing-0" aria-controls="playing-panel" />
        <Tab disableRipple label="Lyrics" id="playing-1" aria-controls="playing-panel" />
        <Tab disableRipple label="Credits" id="playing-2" aria-controls="playing-panel" />
      </PillTabs>
      <Box id="playing-panel" role="tabpanel" aria-labelledby={`playing-${view}`} sx={{ p: 2 }}>
        {texts[view]}
      </Box>
    </div>
  );
}
