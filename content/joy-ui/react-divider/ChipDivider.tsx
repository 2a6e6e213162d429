import Chip from '@mui/joy/Chip';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ChipDivider() {
  return (
    <Stack spacing={1.5} sx={{ width: 300 }}>
      <Typography level="body-sm">Mia: The bridge at the gorge is closed.</Typography>
      <Divider role="presentation">
        <Chip size="sm" color="primary">
          Today
        </Chip>
      </Divider>
      <Typography level="body-sm">Warden: It is open again, take care.</Typography>
    </Stack>
  );
}
