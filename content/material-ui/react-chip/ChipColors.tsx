import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const colors = ['default', 'primary', 'secondary', 'success'] as const;

export default function ChipColors() {
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {colors.map((color) => (
          <Chip key={color} label={color} color={color} />
        ))}
      </Stack>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {colors.map((color) => (
          <Chip key={color} label={color} color={color} variant="outlined" />
        ))}
      </Stack>
    </Stack>
  );
}
