import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RootElement() {
  return (
    <Card component="article" variant="outlined" sx={{ width: 320, maxWidth: '100%' }}>
      <CardContent>
        <Typography variant="h6" component="h3" gutterBottom>
          Night train to Narvik
        </Typography>
        <Stack component="ul" direction="row" spacing={1} sx={{ p: 0, m: 0, listStyle: 'none' }}>
          <li>
            <Chip component="a" href="#timetable" label="Timetable" clickable />
          </li>
          <li>
            <Chip component="a" href="#cabins" label="Cabins" clickable />
          </li>
        </Stack>
      </CardContent>
    </Card>
  );
}
