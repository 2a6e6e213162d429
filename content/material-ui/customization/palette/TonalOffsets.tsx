import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const offsets = [0.1, 0.2, 0.4];

const rows = offsets.map((tonalOffset) => {
  const { palette } = createTheme({ palette: { tonalOffset, primary: { main: '#00838f' } } });
  return { tonalOffset, primary: palette.primary };
});

export default function TonalOffsets() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      {rows.map(({ tonalOffset, primary }) => (
        <div key={tonalOffset}>
          <Typography variant="body2" gutterBottom>
            tonalOffset: {tonalOffset}
          </Typography>
          <Stack direction="row">
            {[primary.light, primary.main, primary.dark].map((color) => (
              <Box key={color} sx={{ flexGrow: 1, height: 40, bgcolor: color }} />
            ))}
          </Stack>
        </div>
      ))}
    </Stack>
  );
}
