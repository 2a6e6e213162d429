import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const themes = [12, 14, 16].map((fontSize) => createTheme({ typography: { fontSize } }));

export default function BaseSizes() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 4 }}>
      {themes.map((theme) => (
        <ThemeProvider key={theme.typography.fontSize} theme={theme}>
          <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
            <Typography variant="h6" component="p">
              fontSize: {theme.typography.fontSize}
            </Typography>
            <Typography variant="body2">120 pages, hardcover</Typography>
            <Button variant="contained">Order</Button>
          </Stack>
        </ThemeProvider>
      ))}
    </Stack>
  );
}
