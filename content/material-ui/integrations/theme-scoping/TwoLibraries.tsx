import JoyButton from '@mui/joy/Button';
import JoyInput from '@mui/joy/Input';
import { CssVarsProvider, extendTheme, THEME_ID as JOY_ID } from '@mui/joy/styles';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, THEME_ID as MATERIAL_ID, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const materialTheme = createTheme({
  palette: { primary: { main: '#00695c' } },
  components: { MuiButton: { defaultProps: { variant: 'contained' } } },
});
const joyTheme = extendTheme({
  components: { JoyButton: { defaultProps: { color: 'neutral' } } },
});

export default function TwoLibraries() {
  return (
    <ThemeProvider theme={{ [MATERIAL_ID]: materialTheme }}>
      <CssVarsProvider theme={{ [JOY_ID]: joyTheme }} defaultMode="light">
        <Paper square sx={{ p: 2, minHeight: '100vh', boxSizing: 'border-box' }}>
          <Stack spacing={2}>
            <Stack direction="row" spacing={1}>
              <TextField label="City, Material UI" size="small" />
              <Button>Search</Button>
            </Stack>
            <Stack direction="row" spacing={1}>
              <JoyInput
                placeholder="Porto"
                slotProps={{ input: { 'aria-label': 'City, Joy UI' } }}
              />
              <JoyButton>Search</JoyButton>
            </Stack>
          </Stack>
        </Paper>
      </CssVarsProvider>
    </ThemeProvider>
  );
}
