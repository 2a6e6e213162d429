import Box from '@mui/system/Box';

export default function TrainTicket() {
  return (
    <Box sx={{ display: 'flex', border: 2, borderRadius: 3, maxWidth: 360 }}>
      <Box sx={{ p: 2, flexGrow: 1 }}>
        <strong>Bern → Milano</strong>
        <div>9 May, 10:34, car 7</div>
      </Box>
      <Box sx={{ p: 2, borderInlineStart: '2px dashed', fontWeight: 700 }}>Seat 42</Box>
    </Box>
  );
}
