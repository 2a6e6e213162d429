import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const withDefaults = (outer: Theme) =>
  createTheme({
    ...outer,
    components: {
      MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
      MuiButton: { defaultProps: { variant: 'outlined', size: 'large' } },
    },
  });

export default function ThemeDefaultProps() {
  return (
    <ThemeProvider theme={withDefaults}>
      <Stack component="form" spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <TextField label="Boat name" defaultValue="Petrel" />
        <TextField label="Notes for the crew" size="medium" />
        <Button>Save the crew list</Button>
      </Stack>
    </ThemeProvider>
  );
}
