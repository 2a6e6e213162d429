import CssBaseline from '@mui/joy/CssBaseline';
import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';
import { CssVarsProvider } from '@mui/joy/styles';

export default function DarkSection() {
  return (
    <CssVarsProvider defaultMode="light" modeStorageKey="museum-mode">
      <CssBaseline />
      <ScopedCssBaseline component="main" data-joy-color-scheme="dark" sx={{ m: 2, p: 2 }}>
        <p>The darkroom is open until 18:00.</p>
        <label>
          Book an enlarger at <input type="time" defaultValue="15:30" />
        </label>
      </ScopedCssBaseline>
    </CssVarsProvider>
  );
}
