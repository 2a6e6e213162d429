import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ResponsiveValues() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{
        p: { xs: 2, md: 4 },
        alignItems: { sm: 'center' },
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="h6" component="p">
          Harbor tour, 90 minutes
        </Typography>
        <Typography color="text.secondary">Leaves from pier 4 at 14:30</Typography>
      </Box>
      <Button variant="contained" sx={{ width: { xs: '100%', sm: 'auto' } }}>
        Book for $24
      </Button>
    </Stack>
  );
}
