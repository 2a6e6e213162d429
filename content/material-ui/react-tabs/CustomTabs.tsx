import * as React from 'react';
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

export default function CustomTabs() {
  const [speed, setSpeed] = React.useState(1);

  return (
    <PillTabs
      value={speed}
      onChange={(event, value: number) => setSpeed(value)}
      aria-label="Speed"
      slotProps={{ indicator: { sx: { bgcolor: 'action.selected' } } }}
    >
      <Tab disableRipple label="0.75×" />
      <Tab disableRipple label="1×" />
      <Tab disableRipple label="1.5×" />
    </PillTabs>
  );
}
