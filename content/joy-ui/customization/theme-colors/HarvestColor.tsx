import Chip from '@mui/joy/Chip';
import CssBaseline from '@mui/joy/CssBaseline';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme, type PaletteRange } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface Palette {
    harvest: PaletteRange;
  }
}
declare module '@mui/joy/Chip' {
  interface ChipPropsColorOverrides {
    harvest: true;
  }
}

const theme = extendTheme({
  colorSchemes: {
    light: {
      palette: {
        harvest: {
          softColor: '#7a3d00',
          softBg: '#ffe8cc',
          solidColor: '#fff',
          solidBg: '#a34f00',
        },
      },
    },
    dark: {
      palette: {
        harvest: {
          softColor: '#ffd8a8',
          softBg: '#4a2500',
          solidColor: '#2b1600',
          solidBg: '#ffa94d',
        },
      },
    },
  },
});

export default function HarvestColor() {
  return (
    <CssVarsProvider theme={theme}>
      <CssBaseline />
      <Stack
        component="main"
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ p: 3, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Chip color="harvest">Sow in March</Chip>
        <Chip color="harvest" variant="solid" size="lg">
          Harvest now
        </Chip>
      </Stack>
    </CssVarsProvider>
  );
}
