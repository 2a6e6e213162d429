import Box from '@mui/material/Box';

const part = { p: 1.5, bgcolor: 'action.selected', borderRadius: 1 };

export default function GridBox() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        width: '100%',
        gridTemplateColumns: '2fr 1fr',
        gridTemplateAreas: `
          "tank   values"
          "tank   feed"
          "notes  notes"`,
      }}
    >
      <Box sx={{ ...part, gridArea: 'tank' }}>Live view</Box>
      <Box sx={{ ...part, gridArea: 'values' }}>24.5 °C</Box>
      <Box sx={{ ...part, gridArea: 'feed' }}>Fed 8:00</Box>
      <Box sx={{ ...part, gridArea: 'notes' }}>The pump is quieter since Monday.</Box>
    </Box>
  );
}
