import Box from '@mui/system/Box';

export default function BoxSizing() {
  return (
    <Box sx={{ width: 200, border: '1px dashed' }}>
      <Box sx={{ boxSizing: 'border-box', width: 1, p: 1, bgcolor: '#166534', color: '#fff' }}>
        border-box fits
      </Box>
      <Box sx={{ boxSizing: 'content-box', width: 1, p: 1, bgcolor: '#9a3412', color: '#fff' }}>
        content-box sticks out
      </Box>
    </Box>
  );
}
