import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';

export default function LayerOrder() {
  const { zIndex } = useTheme();
  const layers = Object.entries(zIndex);
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, pb: 3, isolation: 'isolate' }}>
      {layers.map(([name, value], index) => (
        <Paper
          key={name}
          component="li"
          elevation={4}
          sx={{
            position: 'relative',
            zIndex: value,
            width: 184,
            height: 64,
            px: 2,
            py: 0.5,
            mb: '-28px',
            marginInlineStart: `${index * 8}px`,
            typography: 'body2',
          }}
        >
          {name}: {value}
        </Paper>
      ))}
    </Box>
  );
}
