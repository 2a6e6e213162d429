import createTheme from '@mui/system/createTheme';
import styled from '@mui/system/styled';
import ThemeProvider from '@mui/system/ThemeProvider';

const Plaque = styled('div', { name: 'Plaque', slot: 'Root' })({
  padding: 16,
  border: '1px solid',
  textAlign: 'center',
});

const theme = createTheme({
  components: {
    Plaque: {
      styleOverrides: {
        root: { border: '4px double', backgroundColor: '#78350f', color: '#fef3c7' },
      },
    },
  },
});

export default function RestyledByTheme() {
  return (
    <div>
      <Plaque>As it was made</Plaque>
      <ThemeProvider theme={theme}>
        <Plaque sx={{ mt: 2 }}>As the theme wants it</Plaque>
      </ThemeProvider>
    </div>
  );
}
