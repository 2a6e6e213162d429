import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

export default function RepairTicket() {
  return (
    <Card
      sx={{
        width: 280,
        maxWidth: '100%',
        p: 3,
        borderRadius: 'xl',
        borderColor: 'primary.outlinedBorder',
        bgcolor: 'primary.softBg',
        boxShadow: 'md',
      }}
    >
      <Typography level="title-lg" sx={{ color: 'primary.softColor' }}>
        Ticket 118
      </Typography>
      <Typography sx={{ color: 'primary.softColor', fontWeight: 'md' }}>
        Blue touring bike, new rear wheel, ready on Thursday
      </Typography>
    </Card>
  );
}
