import Box from '@mui/system/Box';

const herbs = ['Basil', 'Chervil', 'Dill', 'Lovage', 'Marjoram', 'Parsley', 'Sage', 'Thyme'];

export default function WrappedTags() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, maxWidth: 280 }}>
      {herbs.map((herb) => (
        <Box key={herb} sx={{ px: 1.5, py: 0.5, border: 1, borderRadius: '999px' }}>
          {herb}
        </Box>
      ))}
    </Box>
  );
}
