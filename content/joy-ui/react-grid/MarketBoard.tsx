import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Grid from '@mui/joy/Grid';
import Typography from '@mui/joy/Typography';

const numbers = [
  { label: 'Visitors', value: '2,140' },
  { label: 'Open stalls', value: '38' },
  { label: 'Free parking', value: '61' },
];

export default function MarketBoard() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {numbers.map(({ label, value }) => (
        <Grid key={label} size={{ xs: 12, sm: 4 }}>
          <Card variant="soft">
            <Typography level="body-sm">{label}</Typography>
            <Typography level="h3" component="p">
              {value}
            </Typography>
          </Card>
        </Grid>
      ))}
      <Grid size={{ xs: 12, md: 8 }}>
        <Card sx={{ height: '100%' }}>
          <Typography level="title-md">Saturday market</Typography>
          <Typography>The square closes to cars from five in the morning to three.</Typography>
        </Card>
      </Grid>
      <Grid size={{ xs: 12, md: 4 }}>
        <Card sx={{ height: '100%' }}>
          <Typography level="title-md">Weather</Typography>
          <Chip color="primary">Showers until ten</Chip>
        </Card>
      </Grid>
    </Grid>
  );
}
