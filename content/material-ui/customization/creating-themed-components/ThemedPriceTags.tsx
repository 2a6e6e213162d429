import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import PriceTag from './PriceTag';

const forTheMarket = (outer: Theme) =>
  createTheme({
    ...outer,
    components: {
      StallPriceTag: {
        defaultProps: { variant: 'boxed', unit: 'each' },
        styleOverrides: {
          root: { borderRadius: 0 },
          amount: { fontFamily: 'Georgia, serif', fontWeight: 400 },
          unit: { textTransform: 'uppercase', fontSize: '0.75rem' },
        },
      },
    },
  });

export default function ThemedPriceTags() {
  return (
    <ThemeProvider theme={forTheMarket}>
      <Stack direction="row" spacing={3} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <PriceTag amount="€0.60" />
        <PriceTag amount="€4.20" unit="per kg" />
        <PriceTag amount="€9.00" variant="plain" />
      </Stack>
    </ThemeProvider>
  );
}
