import Box from '@mui/system/Box';

const rows = ['Tomatoes', 'Basil', 'Peppers', 'Marigolds'];

export default function GapsOfAPlan() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        rowGap: 1,
        columnGap: { xs: 2, md: 6 },
        width: 1,
        maxWidth: 420,
      }}
    >
      {rows.map((row) => (
        <Box key={row} sx={{ p: 1, border: 1 }}>
          {row}
        </Box>
      ))}
    </Box>
  );
}
