import ParkIcon from '@mui/icons-material/Park';
import Stack from '@mui/material/Stack';

export default function IconColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <ParkIcon />
      <ParkIcon color="primary" />
      <ParkIcon color="secondary" />
      <ParkIcon color="success" />
      <ParkIcon color="action" />
      <ParkIcon color="disabled" />
      <ParkIcon sx={{ color: 'error.light' }} />
      <ParkIcon htmlColor="crimson" />
    </Stack>
  );
}
