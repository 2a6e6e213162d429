import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const workshopTheme = extendTheme({
  components: {
    JoyChip: {
      defaultProps: { variant: 'outlined', size: 'lg' },
      styleOverrides: {
        root: { letterSpacing: '0.04em' },
        label: { textTransform: 'uppercase' },
      },
    },
  },
});

export default function WorkshopDefaults() {
  return (
    <ThemeProvider theme={workshopTheme}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Chip>Brakes</Chip>
        <Chip>Gears</Chip>
        <Chip variant="solid">Flat tire</Chip>
      </Stack>
    </ThemeProvider>
  );
}
