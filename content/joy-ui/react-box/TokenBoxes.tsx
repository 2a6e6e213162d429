import Box from '@mui/joy/Box';

const shadows = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export default function TokenBoxes() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: 1 }}>
      {shadows.map((token) => (
        <Box
          key={token}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 72,
            height: 72,
            bgcolor: 'background.surface',
            borderRadius: token,
            boxShadow: token,
            typography: 'title-sm',
          }}
        >
          {token}
        </Box>
      ))}
    </Box>
  );
}
