import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import CssBaseline from '@mui/joy/CssBaseline';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider } from '@mui/joy/styles';

export default function SleeperCompartment() {
  return (
    <CssVarsProvider defaultMode="light" modeStorageKey="sleeper-mode">
      <CssBaseline />
      <Box component="main" sx={{ p: 2 }}>
        <Typography sx={{ mb: 2 }}>Seat 14, by the window</Typography>
        <Sheet data-joy-color-scheme="dark" sx={{ p: 2, borderRadius: 'lg' }}>
          <Typography level="title-lg">Berth 31</Typography>
          <Typography sx={{ mb: 2 }}>Lights are out from 23:00 to 6:30.</Typography>
          <Button variant="soft">Wake me at 6:00</Button>
        </Sheet>
      </Box>
    </CssVarsProvider>
  );
}
