import createTheme from '@mui/system/createTheme';
import styled from '@mui/system/styled';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  spacing: 6,
  shape: { borderRadius: 12 },
  palette: { tile: { main: '#1e3a8a', text: '#dbeafe' } },
});

const Tile = styled('div')((props) => ({
  padding: props.theme.spacing(2, 4),
  borderRadius: props.theme.shape.borderRadius,
  backgroundColor: props.theme.palette.tile.main,
  color: props.theme.palette.tile.text,
  [props.theme.breakpoints.up('md')]: { fontSize: '1.5rem' },
}));

export default function ThemedTile() {
  return (
    <ThemeProvider theme={theme}>
      <Tile>Delft, blue on white</Tile>
    </ThemeProvider>
  );
}
