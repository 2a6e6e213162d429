import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    coupon: true;
  }
}

const withCoupons = (outer: Theme) =>
  createTheme({
    ...outer,
    components: {
      MuiPaper: {
        styleOverrides: {
          root: {
            variants: [
              {
                props: { variant: 'coupon' },
                style: { border: '2px dashed currentColor', borderRadius: 0 },
              },
            ],
          },
        },
      },
    },
  });

export default function NewVariant() {
  return (
    <ThemeProvider theme={withCoupons}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Paper sx={{ p: 2 }}>
          <Typography>Elevation</Typography>
        </Paper>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Typography>Outlined</Typography>
        </Paper>
        <Paper variant="coupon" sx={{ p: 2 }}>
          <Typography>Coupon</Typography>
        </Paper>
      </Stack>
    </ThemeProvider>
  );
}
