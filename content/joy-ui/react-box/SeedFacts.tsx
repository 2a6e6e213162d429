import Box from '@mui/joy/Box';

const facts = [
  ['Depth', '1 cm'],
  ['Distance', '30 cm'],
  ['Harvest', 'after 90 days'],
];

export default function SeedFacts() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 3,
        rowGap: 1,
        m: 0,
        typography: 'body-md',
      }}
    >
      {facts.map(([term, value]) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ fontWeight: 'lg' }}>
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
