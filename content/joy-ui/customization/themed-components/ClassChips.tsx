import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyChip: {
      styleOverrides: {
        root: ({ ownerState, theme: current }) => ({
          ...(ownerState.variant === 'outlined' && { borderStyle: 'dashed' }),
          ...(ownerState.color === 'warning' && { fontWeight: current.vars.fontWeight.xl }),
        }),
      },
    },
  },
});

export default function ClassChips() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Chip>Foot passenger</Chip>
        <Chip variant="outlined">Bicycle</Chip>
        <Chip color="warning">Last sailing</Chip>
      </Stack>
    </ThemeProvider>
  );
}
