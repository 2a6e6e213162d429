import Box from '@mui/system/Box';

const values = ['stretch', 'flex-start', 'center', 'baseline'];

export default function AlignItems() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
        gap: 2,
        width: 1,
      }}
    >
      {values.map((alignItems) => (
        <div key={alignItems}>
          <code>{alignItems}</code>
          <Box sx={{ display: 'flex', alignItems, gap: 1, height: 80, p: 0.5, border: 1 }}>
            <Box sx={{ px: 1, border: 1, fontSize: 12 }}>low</Box>
            <Box sx={{ px: 1, border: 1, fontSize: 28 }}>high</Box>
            <Box sx={{ px: 1, border: 1, alignSelf: 'flex-end' }}>end</Box>
          </Box>
        </div>
      ))}
    </Box>
  );
}
