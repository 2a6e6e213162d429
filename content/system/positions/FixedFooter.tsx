import Box from '@mui/system/Box';

const lines = ['Rope', 'Lamp', 'Map', 'Compass', 'Bread', 'Cheese', 'Water', 'Matches', 'Knife'];

export default function FixedFooter() {
  return (
    <Box sx={{ p: 2, pb: 8 }}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Box
        component="footer"
        sx={{
          position: 'fixed',
          bottom: 0,
          insetInline: 0,
          p: 1.5,
          bgcolor: '#1e293b',
          color: '#fff',
          textAlign: 'center',
        }}
      >
        9 things to pack
      </Box>
    </Box>
  );
}
