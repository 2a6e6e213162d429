import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const theme = createTheme({
  spacing: 6,
  components: {
    MuiButton: { defaultProps: { size: 'small' } },
    MuiChip: { defaultProps: { size: 'small' } },
    MuiTextField: { defaultProps: { size: 'small' } },
  },
});

export default function WarehouseForm() {
  return (
    <ThemeProvider theme={theme}>
      <Paper component="form" sx={{ p: 2, maxWidth: 420 }}>
        <Stack spacing={2}>
          <Stack direction="row" spacing={1}>
            <Chip label="Aisle 7" />
            <Chip label="Cold" />
          </Stack>
          <Stack direction="row" spacing={2}>
            <TextField label="Article" defaultValue="Butter, 250 g" fullWidth />
            <TextField label="Boxes" type="number" defaultValue={12} />
          </Stack>
          <Button variant="contained" sx={{ alignSelf: 'flex-start' }}>
            Book in
          </Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
