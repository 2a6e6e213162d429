import Box from '@mui/system/Box';

export default function PlayerBar() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        p: 2,
        width: 1,
        border: 1,
        borderRadius: 2,
      }}
    >
      <button type="button">Play</button>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <strong>Low tide</strong>
        <div>The Harbor Trio</div>
      </Box>
      <span>3:07</span>
    </Box>
  );
}
