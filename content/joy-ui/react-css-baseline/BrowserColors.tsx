import Box from '@mui/joy/Box';
import CssBaseline from '@mui/joy/CssBaseline';

export default function BrowserColors() {
  return (
    <Box component="main" sx={{ p: 2 }}>
      <CssBaseline disableColorScheme />
      <p>The list keeps the colors that the browser gives it.</p>
      <label>
        Workshop
        <select defaultValue="lino" style={{ marginInlineStart: 8 }}>
          <option value="lino">Linocut</option>
          <option value="type">Setting type</option>
        </select>
      </label>
    </Box>
  );
}
