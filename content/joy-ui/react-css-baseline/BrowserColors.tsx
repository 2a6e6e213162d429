import Box from '@mui/joy/Box';
import CssBaseline from '@mui/joy/CssBaseline';

export default function BrowserColors() {
  return (
    <Box component="main" sx={{ p: 2 }}>
      <CssBaseline disableColorScheme />
      <p>The slider keeps the colors that the browser gives it.</p>
      <label>
        Ink in the pot
        <input type="range" defaultValue={60} style={{ marginInlineStart: 8 }} />
      </label>
    </Box>
  );
}
