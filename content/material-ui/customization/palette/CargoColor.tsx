import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    cargo: Palette['primary'];
  }
  interface PaletteOptions {
    cargo?: PaletteOptions['primary'];
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    cargo: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    cargo: true;
  }
}

const base = createTheme();
const theme = createTheme(base, {
  palette: {
    cargo: base.palette.augmentColor({ color: { main: '#8d5b00' }, name: 'cargo' }),
  },
});

export default function CargoColor() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="contained" color="cargo">
          Ship freight
        </Button>
        <Chip color="cargo" label="12 pallets" />
      </Stack>
    </ThemeProvider>
  );
}
