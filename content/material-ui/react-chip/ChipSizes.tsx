import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import KitchenIcon from '@mui/icons-material/Kitchen';

export default function ChipSizes() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Chip size="small" icon={<KitchenIcon />} label="Keeps 2 days" />
      <Chip size="medium" icon={<KitchenIcon />} label="Keeps a week" />
    </Stack>
  );
}
