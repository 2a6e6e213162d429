import Box from '@mui/system/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';

export default function SkipLink() {
  return (
    <Box sx={{ position: 'relative', width: 280 }}>
      <Box
        component="a"
        href="#live"
        sx={{
          display: 'block',
          p: 1,
          bgcolor: '#1e293b',
          color: '#fff',
          '&:not(:focus)': visuallyHidden,
        }}
      >
        Skip to the next section
      </Box>
      <p>Click here, then press Tab. A link appears above.</p>
    </Box>
  );
}
