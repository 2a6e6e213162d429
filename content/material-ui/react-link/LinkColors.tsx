import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkColors() {
  return (
    <Stack
      direction="row"
      spacing={3}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      <Link href="#front">Primary</Link>
      <Link href="#economy" color="secondary">
        Secondary
      </Link>
      <Link href="#weather" color="success">
        Success
      </Link>
      <Link href="#warnings" color="error">
        Error
      </Link>
      <Link href="#archive" color="textPrimary">
        Text
      </Link>
      <Link href="#imprint" color="text.secondary">
        Secondary text
      </Link>
      <Link href="#jobs" color="inherit">
        Inherit
      </Link>
    </Stack>
  );
}
