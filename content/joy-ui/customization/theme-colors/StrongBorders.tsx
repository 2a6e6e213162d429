import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import CssBaseline from '@mui/joy/CssBaseline';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  colorSchemes: {
    light: { palette: { neutral: { outlinedBorder: 'var(--joy-palette-neutral-500)' } } },
    dark: { palette: { neutral: { outlinedBorder: 'var(--joy-palette-neutral-400)' } } },
  },
});

export default function StrongBorders() {
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
            <Stack spacing={2}>
              <Input
                defaultValue="Broad bean"
                slotProps={{ input: { 'aria-label': `Variety, ${scheme}` } }}
              />
              <Button variant="outlined" color="neutral">
                Search the shelves
              </Button>
            </Stack>
          </Sheet>
        ))}
      </Box>
    </CssVarsProvider>
  );
}
