import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

export default function RichTooltip() {
  return (
    <Tooltip
      describeChild
      arrow
      variant="outlined"
      title={
        <Stack spacing={0.5} sx={{ maxWidth: 220, p: 0.5 }}>
          <Typography level="title-sm">M31, Andromeda</Typography>
          <Typography level="body-sm">Magnitude 3.4, best seen from August on</Typography>
        </Stack>
      }
    >
      <Button variant="soft" color="neutral">
        Target of the night
      </Button>
    </Tooltip>
  );
}
