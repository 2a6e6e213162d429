import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import SoupKitchenIcon from '@mui/icons-material/SoupKitchen';

export default function AlignedStack() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', width: '100%', maxWidth: 440 }}>
      <Avatar sx={{ bgcolor: 'primary.main' }}>
        <SoupKitchenIcon />
      </Avatar>
      <Typography noWrap sx={{ flexGrow: 1, minWidth: 0 }}>
        Lentil soup with roasted carrots
      </Typography>
      <Button>Cook</Button>
    </Stack>
  );
}
