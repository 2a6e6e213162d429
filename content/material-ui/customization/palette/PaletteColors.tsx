import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const colors = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const shades = ['light', 'main', 'dark'] as const;

export default function PaletteColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
        gap: 3,
        width: '100%',
      }}
    >
      {colors.map((color) => (
        <div key={color}>
          <Typography variant="subtitle2" component="p" gutterBottom>
            {color}
          </Typography>
          {shades.map((shade) => (
            <Stack key={shade} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <Box sx={{ width: 40, height: 28, bgcolor: `${color}.${shade}` }} />
              <Typography variant="body2">{shade}</Typography>
            </Stack>
          ))}
        </div>
      ))}
    </Box>
  );
}
