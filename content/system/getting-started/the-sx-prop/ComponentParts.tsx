import Chip, { chipClasses } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import AirIcon from '@mui/icons-material/Air';

export default function ComponentParts() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      <Chip icon={<AirIcon />} label="As it comes" />
      <Chip
        icon={<AirIcon />}
        label="With sx"
        sx={{
          height: 40,
          borderRadius: 2,
          [`& .${chipClasses.icon}`]: { color: 'primary.main', fontSize: 28 },
          [`& .${chipClasses.label}`]: { fontWeight: 'bold' },
        }}
      />
    </Stack>
  );
}
