import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TicketStub() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Typography
        variant="h4"
        component="p"
        sx={{ p: 2, bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        B2
      </Typography>
      <Box sx={{ px: 2, py: 1 }}>
        <Typography sx={{ color: 'text.primary' }}>Kirkwall, 14:20</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Foot passenger, deck 4
        </Typography>
      </Box>
    </Box>
  );
}
