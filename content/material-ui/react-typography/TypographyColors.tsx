import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TypographyColors() {
  return (
    <Stack spacing={0.5}>
      <Typography>Text: the moon rises at 21:40</Typography>
      <Typography color="textSecondary">Secondary: 84 percent lit</Typography>
      <Typography color="primary">Primary: reminder set</Typography>
      <Typography color="success">Success: clear until midnight</Typography>
      <Typography color="error">Error: no connection to the dome</Typography>
    </Stack>
  );
}
