import Box from '@mui/system/Box';

const beds = ['Beans', 'Beets', 'Carrots', 'Kale', 'Onions', 'Peas'];

export default function SeedBeds() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        gap: 1,
        width: 1,
        maxWidth: 420,
      }}
    >
      {beds.map((bed) => (
        <Box key={bed} sx={{ p: 2, border: 1, borderRadius: 1, textAlign: 'center' }}>
          {bed}
        </Box>
      ))}
    </Box>
  );
}
