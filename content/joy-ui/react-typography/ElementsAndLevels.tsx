import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const mapping = { 'title-sm': 'h4', 'body-xs': 'p' };

export default function ElementsAndLevels() {
  return (
    <Box component="section" sx={{ maxWidth: 360 }}>
      <Typography level="title-lg" component="h3" gutterBottom>
        Weekend schedule
      </Typography>
      <Typography level="title-sm" levelMapping={mapping}>
        Saturday
      </Typography>
      <Typography level="body-xs" levelMapping={mapping}>
        Jazz before breakfast, 07:00 to 09:00
      </Typography>
    </Box>
  );
}
