import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const reports = [
  { time: '21:00', text: 'Live from the studio', color: 'primary' },
  { time: '21:30', text: 'Recorded on Tuesday', color: 'neutral' },
  { time: '22:05', text: 'Transmitter at full power', color: 'success' },
  { time: '23:40', text: 'Backup line in use', color: 'warning' },
  { time: '02:14', text: 'Off the air', color: 'danger' },
] as const;

export default function TypographyColors() {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {reports.map(({ time, text, color }) => (
        <Typography key={time} component="li">
          {time} <Typography color={color}>{text}</Typography>
        </Typography>
      ))}
    </Box>
  );
}
