import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CardSurfaces() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Card>
        <CardContent>
          <Typography>Elevation 1</Typography>
        </CardContent>
      </Card>
      <Card raised>
        <CardContent>
          <Typography>Raised</Typography>
        </CardContent>
      </Card>
      <Card variant="outlined">
        <CardContent>
          <Typography>Outlined</Typography>
        </CardContent>
      </Card>
      <Card elevation={3} square>
        <CardContent>
          <Typography>Elevation 3, square</Typography>
        </CardContent>
      </Card>
    </Stack>
  );
}
