import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function LinkColors() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Link href="#program">Program</Link>
      <Link href="#archive" color="neutral">
        Archive
      </Link>
      <Link href="#open-seats" color="success">
        Open seats
      </Link>
      <Link href="#unpaid" color="warning">
        Unpaid fees
      </Link>
      <Link href="#leave" color="danger">
        Leave the choir
      </Link>
      <Link href="#imprint" textColor="text.primary">
        Imprint
      </Link>
    </Stack>
  );
}
