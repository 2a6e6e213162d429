import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Divider from '@mui/joy/Divider';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const PROGRAM = [
  { time: '18:30', what: 'Warm-up with Ines' },
  { time: '18:50', what: 'Kyrie, bars 40 to 62' },
  { time: '20:00', what: 'Run through the first half' },
];

export default function ChoirPage() {
  return (
    <Sheet variant="outlined" sx={{ width: '100%', borderRadius: 'md', overflow: 'hidden' }}>
      <Sheet
        variant="solid"
        color="primary"
        invertedColors
        sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 2, py: 1.5 }}
      >
        <Typography level="title-md">Harbor Choir</Typography>
        <Button size="sm" sx={{ marginInlineStart: 'auto' }}>
          I am coming
        </Button>
      </Sheet>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' } }}>
        <Box sx={{ p: 2, flex: 1 }}>
          <Typography level="title-md" component="h3">
            Tuesday, 3 March
          </Typography>
          <Divider sx={{ my: 1 }} />
          {PROGRAM.map(({ time, what }) => (
            <Typography key={time}>
              {time} {what}
            </Typography>
          ))}
        </Box>
        <Sheet
          component="section"
          aria-label="Conductor"
          variant="soft"
          sx={{ p: 2, display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 200 }}
        >
          <Avatar variant="solid">IM</Avatar>
          Ines Marlow conducts
        </Sheet>
      </Box>
    </Sheet>
  );
}
