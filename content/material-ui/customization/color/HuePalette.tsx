import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { indigo, pink } from '@mui/material/colors';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    primary: indigo,
    secondary: { main: pink[700] },
  },
});

export default function HuePalette() {
  return (
    <ThemeProvider theme={theme}>
      <Paper sx={{ p: 2 }}>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained">Enroll</Button>
          <Button variant="contained" color="secondary">
            Give as a present
          </Button>
          <FormControlLabel control={<Checkbox defaultChecked />} label="Evening course" />
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
