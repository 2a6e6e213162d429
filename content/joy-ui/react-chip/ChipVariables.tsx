import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';

export default function ChipVariables() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Chip color="success" startDecorator={<LocalFloristIcon />} sx={{ '--Chip-radius': '4px' }}>
        Shelf 12
      </Chip>
      <Chip
        color="success"
        startDecorator={<LocalFloristIcon />}
        sx={{
          '--Chip-minHeight': '2.25rem',
          '--Chip-paddingInline': '1.25rem',
          '--Icon-fontSize': '1.25rem',
        }}
      >
        Shelf 13
      </Chip>
    </Stack>
  );
}
