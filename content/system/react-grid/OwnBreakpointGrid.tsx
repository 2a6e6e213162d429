import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import Grid from '@mui/system/Grid';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  breakpoints: { values: { xs: 0, sm: 400, md: 500, lg: 1000, xl: 1400 } },
});

export default function OwnBreakpointGrid() {
  return (
    <ThemeProvider theme={theme}>
      <Grid container spacing={1} sx={{ width: 1 }}>
        <Grid size={{ xs: 12, md: 8, lg: 9 }}>
          <Box sx={{ p: 2, border: 1 }}>Recipe</Box>
        </Grid>
        <Grid size={{ xs: 12, md: 4, lg: 3 }}>
          <Box sx={{ p: 2, border: 1 }}>Ingredients</Box>
        </Grid>
      </Grid>
    </ThemeProvider>
  );
}
