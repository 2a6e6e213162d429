import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import Stack from '@mui/system/Stack';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  components: { MuiStack: { defaultProps: { useFlexGap: true, spacing: 3 } } },
});

export default function ThemedStacks() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row">
        <Box sx={{ p: 1, border: 1 }}>Rope</Box>
        <Box sx={{ p: 1, border: 1 }}>Helmet</Box>
        <Box sx={{ p: 1, border: 1 }}>Gloves</Box>
      </Stack>
    </ThemeProvider>
  );
}
