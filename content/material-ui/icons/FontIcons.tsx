import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';

export default function FontIcons() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Icon>cabin</Icon>
      <Icon color="primary">shower</Icon>
      <Icon color="secondary" fontSize="large">
        pets
      </Icon>
      <Icon baseClassName="material-icons" sx={{ color: 'success.main', fontSize: 48 }}>
        park
      </Icon>
    </Stack>
  );
}
