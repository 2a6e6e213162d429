import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

export default function ScrollPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [arrow, setArrow] = React.useState<HTMLElement | null>(null);

  return (
    <Box
      role="region"
      aria-label="Text to scroll"
      tabIndex={0}
      sx={{
        position: 'relative',
        width: '100%',
        height: 200,
        overflow: 'auto',
        bgcolor: 'action.hover',
      }}
    >
      <Typography sx={{ px: 3, py: 18, textAlign: 'center' }}>
        Wir gehen <strong ref={setAnchor}>heute</strong> in den Park.
      </Typography>
      <Popper
        open={Boolean(anchor)}
        anchorEl={anchor}
        placement="top"
        disablePortal
        modifiers={[
          { name: 'offset', options: { offset: [0, 12] } },
          { name: 'flip', options: { padding: 16 } },
          { name: 'arrow', options: { element: arrow, padding: 8 } },
        ]}
        sx={{
          '& .arrow, & .arrow::before': { width: 12, height: 12 },
          '& .arrow::before': {
            content: '""',
            display: 'block',
            bgcolor: 'text.primary',
            transform: 'rotate(45deg)',
          },
          '&[data-popper-placement^="top"] .arrow': { bottom: -6 },
          '&[data-popper-placement^="bottom"] .arrow': { top: -6 },
        }}
      >
        <Paper sx={{ px: 2, py: 1, bgcolor: 'text.primary', color: 'background.paper' }}>
          today
        </Paper>
        <Box ref={setArrow} className="arrow" sx={{ zIndex: -1 }} />
      </Popper>
    </Box>
  );
}
