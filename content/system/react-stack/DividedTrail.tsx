import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

export default function DividedTrail() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      divider={<Box aria-hidden="true" sx={{ borderInlineStart: '1px solid' }} />}
    >
      <span>12 km</span>
      <span>840 m up</span>
      <span>5 h</span>
    </Stack>
  );
}
