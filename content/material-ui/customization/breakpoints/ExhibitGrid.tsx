import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const exhibits = ['Astrolabe', 'Sextant', 'Ship clock', 'Star globe'];

export default function ExhibitGrid() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        gap: { xs: 1, sm: 2 },
        p: { xs: 1, sm: 3 },
      }}
    >
      {exhibits.map((name) => (
        <Typography
          key={name}
          sx={{
            p: 2,
            border: 1,
            borderColor: 'divider',
            typography: { xs: 'body1', sm: 'h6' },
          }}
        >
          {name}
        </Typography>
      ))}
    </Box>
  );
}
