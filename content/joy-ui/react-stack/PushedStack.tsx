import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function PushedStack() {
  return (
    <Stack
      component="nav"
      aria-label="Ferry company"
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ width: '100%', flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Link href="#PushedStack">Timetable</Link>
      <Link href="#PushedStack">Fares</Link>
      <Button size="sm" component="a" href="#PushedStack" sx={{ marginInlineStart: 'auto' }}>
        My tickets
      </Button>
    </Stack>
  );
}
