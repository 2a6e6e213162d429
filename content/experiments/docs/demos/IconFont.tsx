import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';

export default function IconFont() {
  return (
    <Stack direction="row" spacing={2}>
      <Icon>local_shipping</Icon>
      <Icon color="primary">schedule</Icon>
      <Icon color="action">home</Icon>
    </Stack>
  );
}
