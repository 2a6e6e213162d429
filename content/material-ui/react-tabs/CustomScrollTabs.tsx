import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TabScrollButton, { type TabScrollButtonProps } from '@mui/material/TabScrollButton';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import KeyboardDoubleArrowLeftIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRightIcon from '@mui/icons-material/KeyboardDoubleArrowRight';

const decades = ['1950s', '1960s', '1970s', '1980s', '1990s', '2000s', '2010s', '2020s'];

const ScrollButton = styled((props: TabScrollButtonProps) => (
  <TabScrollButton
    {...props}
    slots={{
      StartScrollButtonIcon: KeyboardDoubleArrowLeftIcon,
      EndScrollButtonIcon: KeyboardDoubleArrowRightIcon,
    }}
    slotProps={{
      startScrollButtonIcon: { fontSize: 'medium' },
      endScrollButtonIcon: { fontSize: 'medium' },
    }}
  />
))(({ theme }) => ({ color: theme.palette.primary.main }));

export default function CustomScrollTabs() {
  const [decade, setDecade] = React.useState('1980s');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Tabs
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        value={decade}
        onChange={(_event, value: string) => setDecade(value)}
        aria-label="Decades"
        slots={{ scrollButtons: ScrollButton }}
      >
        {decades.map((name) => (
          <Tab
            key={name}
            value={name}
            label={name}
            id={`decade-${name}`}
            aria-controls="decade-panel"
          />
        ))}
      </Tabs>
      <Box id="decade-panel" role="tabpanel" aria-labelledby={`decade-${decade}`} sx={{ p: 2 }}>
        Records from the {decade}
      </Box>
    </Box>
  );
}
