import { useState } from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const withoutMotion = (outer: Theme) =>
  createTheme({
    ...outer,
    transitions: { ...outer.transitions, create: () => 'none' },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiCollapse: { defaultProps: { timeout: 0 } },
    },
  });

export default function StillScreen() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ThemeProvider theme={withoutMotion}>
      <div>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen((open) => !open)}>
          Delivery details
        </Button>
        <Collapse in={isOpen}>
          <Typography sx={{ p: 1 }}>Parcel locker 14, code on your phone.</Typography>
        </Collapse>
      </div>
    </ThemeProvider>
  );
}
