import Divider from '@mui/joy/Divider';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ScheduleIcon from '@mui/icons-material/Schedule';

const songs = [
  { time: '21:02', title: 'Low Tide', by: 'Ensemble Tern' },
  { time: '21:09', title: 'Sluice', by: 'Oda Brandt' },
  { time: '21:15', title: 'Curlew, Curlew', by: 'The Breakwater Choir' },
];

export default function ProgramPage() {
  return (
    <Sheet component="article" variant="outlined" sx={{ width: 340, p: 3, borderRadius: 'lg' }}>
      <Typography
        level="body-xs"
        component="p"
        sx={{ textTransform: 'uppercase', letterSpacing: '0.1em' }}
      >
        Sound walks, part 4
      </Typography>
      <Typography level="h3" gutterBottom>
        Salt marshes
      </Typography>
      <Typography level="body-sm" startDecorator={<ScheduleIcon />}>
        <time dateTime="2026-06-12T21:00">Friday, June 12, 21:00</time>
      </Typography>
      <Divider sx={{ my: 2 }} />
      <Stack component="ol" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {songs.map(({ time, title, by }) => (
          <li key={time}>
            <Typography level="title-sm">
              {title} <Typography level="body-sm">by {by}</Typography>
            </Typography>
            <Typography level="body-xs">{time}</Typography>
          </li>
        ))}
      </Stack>
    </Sheet>
  );
}
