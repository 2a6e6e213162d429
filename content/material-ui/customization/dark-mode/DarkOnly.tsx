import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const darkTheme = createTheme({ palette: { mode: 'dark' } });

export default function DarkOnly() {
  return (
    <ThemeProvider theme={darkTheme}>
      <Paper sx={{ p: 3, width: 320, maxWidth: '100%' }}>
        <Stack spacing={1}>
          <Typography id="projector-label">Projector brightness</Typography>
          <Slider defaultValue={35} aria-labelledby="projector-label" />
          <Button variant="outlined">Start the film</Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
