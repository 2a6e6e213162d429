import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CakeIcon from '@mui/icons-material/Cake';

export default function ResponsiveObject() {
  return (
    <Stack
      sx={{
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { xs: 'stretch', sm: 'center' },
        gap: { xs: 1, sm: 2, lg: 4 },
        p: { xs: 1, md: 3 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <Box sx={{ textAlign: 'center', color: 'secondary.main' }}>
        <CakeIcon sx={{ fontSize: { xs: 40, md: 64 } }} />
      </Box>
      <div>
        <Typography sx={{ typography: { xs: 'h6', md: 'h5' } }}>Lemon tart</Typography>
        <Typography sx={{ color: 'text.secondary' }}>Serves eight. Keeps for two days.</Typography>
      </div>
    </Stack>
  );
}
