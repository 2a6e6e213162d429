import Box from '@mui/system/Box';

export default function RaisedPanel() {
  return (
    <Box
      sx={{
        p: 3,
        borderRadius: 2,
        bgcolor: 'light-dark(#fff, #334155)',
        color: 'light-dark(#0f172a, #f8fafc)',
        boxShadow: '0 2px 10px light-dark(rgb(0 0 0 / 0.3), rgb(0 0 0 / 0.8))',
        border: 1,
        borderColor: 'light-dark(transparent, #64748b)',
      }}
    >
      Raised in both modes
    </Box>
  );
}
