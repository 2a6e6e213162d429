import Box from '@mui/system/Box';

const tools = ['Rake', 'Spade', 'Hoe', 'Shears', 'Watering can'];

export default function AutoColumns() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
        gap: 1,
        width: 1,
      }}
    >
      {tools.map((tool) => (
        <Box key={tool} sx={{ p: 1, border: 1 }}>
          {tool}
        </Box>
      ))}
    </Box>
  );
}
