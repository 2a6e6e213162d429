import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function TimeZone() {
  return <strong>{Intl.DateTimeFormat().resolvedOptions().timeZone}</strong>;
}

export default function BasicNoSsr() {
  return (
    <Stack>
      <Typography>Station: Mount Washington, 06:00 UTC</Typography>
      <Typography>
        Your time zone:{' '}
        <NoSsr>
          <TimeZone />
        </NoSsr>
      </Typography>
    </Stack>
  );
}
