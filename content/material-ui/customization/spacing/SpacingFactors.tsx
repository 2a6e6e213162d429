import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const themes = [4, 8, 12].map((factor) => ({ factor, theme: createTheme({ spacing: factor }) }));

export default function SpacingFactors() {
  return (
    <Stack sx={{ gap: 3 }}>
      {themes.map(({ factor, theme }) => (
        <ThemeProvider key={factor} theme={theme}>
          <Stack spacing={1}>
            <Typography variant="body2">spacing: {factor}</Typography>
            <Stack direction="row" spacing={2}>
              <Chip color="primary" label="Assam" />
              <Chip color="primary" label="Oolong" />
              <Chip color="primary" label="Rooibos" />
            </Stack>
          </Stack>
        </ThemeProvider>
      ))}
    </Stack>
  );
}
