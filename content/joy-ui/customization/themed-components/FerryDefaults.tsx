import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyButton: { defaultProps: { variant: 'soft', size: 'lg' } },
  },
});

export default function FerryDefaults() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button>Timetable</Button>
        <Button color="neutral">Harbors</Button>
        <Button variant="solid">Buy a ticket</Button>
      </Stack>
    </ThemeProvider>
  );
}
