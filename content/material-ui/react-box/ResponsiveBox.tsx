import Box from '@mui/material/Box';

const base = { height: 100, borderRadius: 1, display: 'grid', placeItems: 'center' };

export default function ResponsiveBox() {
  return (
    <Box sx={{ display: 'flex', gap: 2, width: '100%' }}>
      <Box
        sx={{
          ...base,
          width: { xs: '100%', sm: '60%' },
          p: { xs: 1, md: 3 },
          bgcolor: 'action.selected',
        }}
      >
        Reef
      </Box>
      <Box
        sx={{ ...base, width: '40%', display: { xs: 'none', sm: 'grid' }, bgcolor: 'action.hover' }}
      >
        Lagoon
      </Box>
    </Box>
  );
}
