import HikingIcon from '@mui/icons-material/Hiking';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function IconSizes() {
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-end' }}>
        <HikingIcon fontSize="small" />
        <HikingIcon />
        <HikingIcon fontSize="large" />
        <HikingIcon sx={{ fontSize: 56 }} />
      </Stack>
      <Typography variant="h5" component="p">
        <HikingIcon fontSize="inherit" sx={{ verticalAlign: '-0.125em' }} /> 12 km to the lake
      </Typography>
    </Stack>
  );
}
