import { createBox, createTheme } from '@mui/system';

const MapBox = createBox({
  defaultClassName: 'MapBox',
  defaultTheme: createTheme({
    spacing: 10,
    palette: { forest: { main: '#14532d', text: '#dcfce7' } },
  }),
});

export default function OwnBox() {
  return (
    <MapBox sx={{ p: 2, bgcolor: 'forest.main', color: 'forest.text' }}>
      20 px of padding and green, without a provider
    </MapBox>
  );
}
