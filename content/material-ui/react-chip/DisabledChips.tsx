import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function DisabledChips() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip disabled label="Order again" onClick={() => undefined} />
      <Chip
        disabled
        skipFocusWhenDisabled
        aria-disabled
        label="Saffron"
        onDelete={() => undefined}
      />
    </Stack>
  );
}
