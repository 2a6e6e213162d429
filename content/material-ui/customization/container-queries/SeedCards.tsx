import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

function SeedCard() {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Paper
        variant="outlined"
        sx={{
          display: 'flex',
          flexDirection: { '@': 'column', '@300': 'row' },
          alignItems: { '@300': 'center' },
          gap: { '@': 1, '@300': 3 },
          p: 2,
        }}
      >
        <LocalFloristIcon fontSize="large" color="success" />
        <div>
          <Typography>Sunflower</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Sow from April, 3 cm deep
          </Typography>
        </div>
      </Paper>
    </Box>
  );
}

export default function SeedCards() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 2fr', gap: 2, width: '100%' }}>
      <SeedCard />
      <SeedCard />
    </Box>
  );
}
