import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const members = [
  { name: 'Signe', plays: 'First violin, and writes the songs' },
  { name: 'Olav', plays: 'Second violin' },
  { name: 'Ingrid', plays: 'Viola and Hardanger fiddle' },
];
const focusStyle = { '&.Mui-focusVisible': { bgcolor: 'action.focus' } };

export default function FollowFocusTabs() {
  const [index, setIndex] = React.useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Typography id="members-label" variant="subtitle2" component="p">
        Members of the quartet
      </Typography>
      <Tabs
        selectionFollowsFocus
        value={index}
        onChange={(_event, value: number) => setIndex(value)}
        aria-labelledby="members-label"
      >
        {members.map(({ name }, position) => (
          <Tab
            key={name}
            label={name}
            id={`member-${position}`}
            aria-controls="member-panel"
            disableFocusRipple
            sx={focusStyle}
          />
        ))}
      </Tabs>
      <Box id="member-panel" role="tabpanel" aria-labelledby={`member-${index}`} sx={{ p: 2 }}>
        {members[index]?.plays}
      </Box>
    </Box>
  );
}
