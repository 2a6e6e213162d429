import type { ComponentProps } from 'react';
import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

function VaseDrawing(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" {...props}>
      <path d="M8 2h8v2l-1.5 2.5C17 8 19 10.500 19 14c0 3-1.500 5.500-3 7v1H8v-1c-1.500-1.500-3-4-3-7 0-3.500 2-6 4.500-7.500L8 4z" />
    </svg>
  );
}

const Vase = styled(VaseDrawing)({ width: '60%', height: '60%' });

export default function VaseAvatar() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar size="lg" slots={{ fallback: Vase }} />
      <Avatar size="lg" variant="solid" color="primary" slots={{ fallback: Vase }} />
    </Stack>
  );
}
