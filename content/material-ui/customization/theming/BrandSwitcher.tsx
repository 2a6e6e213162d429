import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const themes = {
  bakery: createTheme({ palette: { primary: { main: '#8a3b12' } }, shape: { borderRadius: 20 } }),
  florist: createTheme({ palette: { primary: { main: '#1b5e20' } }, shape: { borderRadius: 2 } }),
};

type Shop = keyof typeof themes;

export default function BrandSwitcher() {
  const [shop, setShop] = React.useState<Shop>('bakery');
  return (
    <ThemeProvider theme={themes[shop]}>
      <Paper sx={{ p: 2 }}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <ToggleButtonGroup
            exclusive
            color="primary"
            size="small"
            value={shop}
            onChange={(_event, next: Shop | null) => setShop(next ?? shop)}
            aria-label="Shop"
          >
            <ToggleButton value="bakery">Bakery</ToggleButton>
            <ToggleButton value="florist">Florist</ToggleButton>
          </ToggleButtonGroup>
          <Button variant="contained">Order for Saturday</Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
