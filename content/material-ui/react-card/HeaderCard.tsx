import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import MoreVertIcon from '@mui/icons-material/MoreVert';

export default function HeaderCard() {
  return (
    <Stack spacing={2} sx={{ width: 340 }}>
      <Card>
        <CardHeader
          avatar={<Avatar sx={{ bgcolor: 'primary.main' }}>RB</Avatar>}
          title="Regula Brunner"
          subheader="Warden since 2016"
          action={
            <IconButton aria-label="More about Regula Brunner">
              <MoreVertIcon />
            </IconButton>
          }
          slotProps={{ title: { component: 'h3' } }}
        />
        <CardContent sx={{ pt: 0 }}>
          <Typography variant="body2">The upper path is free of snow. Bring cash.</Typography>
        </CardContent>
      </Card>
      <Card>
        <CardHeader title="Opening times" subheader="June 14 to September 28" />
      </Card>
      <Card>
        <CardHeader
          component="header"
          disableTypography
          title={<Typography variant="overline">Weather at the hut</Typography>}
          subheader={<Typography variant="h4">11 °C</Typography>}
        />
      </Card>
    </Stack>
  );
}
