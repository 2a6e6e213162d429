import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import CssBaseline from '@mui/joy/CssBaseline';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const beet = {
  50: '#fdf4f8',
  100: '#fae6f0',
  200: '#f3c9de',
  300: '#e59cc0',
  400: '#cf6398',
  500: '#9d2463',
  600: '#831c52',
  700: '#64143f',
  800: '#3d0b26',
  900: '#220614',
};

const theme = extendTheme({
  colorSchemes: {
    light: { palette: { primary: beet } },
    dark: { palette: { primary: beet } },
  },
});

export default function SeedShopColors() {
  return (
    <CssVarsProvider theme={theme}>
      <CssBaseline />
      <Box
        component="main"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
          minHeight: '100vh',
        }}
      >
        {(['light', 'dark'] as const).map((scheme) => (
          <Sheet key={scheme} data-joy-color-scheme={scheme} sx={{ p: 3 }}>
            <Typography level="title-lg" sx={{ mb: 2 }}>
              Seeds, {scheme}
            </Typography>
            <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
              <Checkbox defaultChecked label="Beetroot, 3 packets" />
              <Button>Order</Button>
              <Button variant="soft">Ask a gardener</Button>
              <Button variant="outlined">See the catalog</Button>
            </Stack>
          </Sheet>
        ))}
      </Box>
    </CssVarsProvider>
  );
}
