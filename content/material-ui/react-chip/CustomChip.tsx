import Chip, { chipClasses } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import SpaIcon from '@mui/icons-material/Spa';

const Tag = styled(Chip)(({ theme }) => ({
  borderRadius: 6,
  borderWidth: 2,
  fontWeight: theme.typography.fontWeightMedium,
  [`& .${chipClasses.icon}`]: {
    fontSize: 18,
  },
}));

export default function CustomChip() {
  return (
    <Stack direction="row" spacing={1}>
      <Tag variant="outlined" color="success" icon={<SpaIcon />} label="In season" />
      <Tag variant="outlined" label="Under 5 €" />
    </Stack>
  );
}
