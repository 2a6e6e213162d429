import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import DownloadIcon from '@mui/icons-material/Download';

const calendarEntry = 'data:text/calendar,BEGIN:VCALENDAR%0AEND:VCALENDAR';

export default function LinkButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button component="a" href="#LinkButtons">
        Seat plan
      </Button>
      <Button
        component="a"
        href={calendarEntry}
        download="late-show.ics"
        variant="outlined"
        startDecorator={<DownloadIcon />}
      >
        Add to calendar
      </Button>
    </Stack>
  );
}
