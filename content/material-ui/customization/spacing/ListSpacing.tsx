import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = createTheme({ spacing: [0, 4, 8, 16, 32, 64] });

export default function ListSpacing() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2}>
        {[1, 2, 3, 4, 5].map((step) => (
          <Stack key={step} direction="row" spacing={3} sx={{ alignItems: 'center' }}>
            <Typography variant="body2" sx={{ width: 110 }}>
              spacing({step})
            </Typography>
            <Box sx={{ width: theme.spacing(step), height: 16, bgcolor: 'primary.main' }} />
          </Stack>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
