import Box from '@mui/joy/Box';
import CssBaseline from '@mui/joy/CssBaseline';

export default function GlobalBaseline() {
  return (
    <Box component="main" sx={{ p: 2 }}>
      <CssBaseline />
      <p>
        The printing museum sets this page in <strong>the theme’s font</strong>, on the theme’s
        background, without a margin around the page.
      </p>
      <label>
        Day of your visit <input type="date" defaultValue="2026-06-06" />
      </label>
    </Box>
  );
}
