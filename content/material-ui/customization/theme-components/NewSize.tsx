import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsSizeOverrides {
    kiosk: true;
  }
}

const forKiosk = (outer: Theme) =>
  createTheme({
    ...outer,
    components: {
      MuiButton: {
        styleOverrides: {
          root: {
            variants: [
              {
                props: { size: 'kiosk' },
                style: { fontSize: '1.25rem', minHeight: 64, paddingInline: 32 },
              },
            ],
          },
        },
      },
    },
  });

export default function NewSize() {
  return (
    <ThemeProvider theme={forKiosk}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="contained" size="large">
          Large
        </Button>
        <Button variant="contained" size="kiosk">
          Buy a ticket
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
