import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import WbSunnyIcon from '@mui/icons-material/WbSunny';

export default function WeatherCard() {
  return (
    <Box
      component="section"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        p: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        '&:hover': { boxShadow: 4 },
      }}
    >
      <WbSunnyIcon sx={{ fontSize: 40, color: 'warning.main' }} />
      <div>
        <Typography sx={{ fontWeight: 'bold' }}>Lisbon, 24 °C</Typography>
        <Typography sx={{ color: 'text.secondary' }}>Sunny until evening</Typography>
      </div>
    </Box>
  );
}
