import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const night = createTheme({ palette: { mode: 'dark' } });

export default function DarkIsland() {
  return (
    <ThemeProvider theme={night}>
      <ScopedCssBaseline enableColorScheme sx={{ p: 2, borderRadius: 1 }}>
        <p>The night bell rings until 1:00.</p>
        <label>
          Wake me at <input type="time" defaultValue="06:30" />
        </label>
      </ScopedCssBaseline>
    </ThemeProvider>
  );
}
