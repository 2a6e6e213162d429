import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import PriceTag from './PriceTag';

const withDashedBoxes = (outer: Theme) =>
  createTheme({
    ...outer,
    components: {
      StallPriceTag: {
        styleOverrides: {
          root: { opacity: 0.9 },
          boxed: { borderStyle: 'dashed', borderWidth: 2 },
        },
      },
    },
  });

export default function BoxedOverrides() {
  return (
    <ThemeProvider theme={withDashedBoxes}>
      <Stack direction="row" spacing={3} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <PriceTag amount="€4.20" unit="per kg" />
        <PriceTag amount="€1.80" unit="a bunch" variant="boxed" />
      </Stack>
    </ThemeProvider>
  );
}
