import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

const Room = styled('div', {
  shouldForwardProp: (prop) => prop !== 'width',
})<{ width: number }>(({ width }) => ({
  boxSizing: 'border-box',
  width: `${width * 10}%`,
  padding: 8,
  border: '2px solid',
}));

export default function RoomWidth() {
  return (
    <Stack spacing={1} sx={{ width: 1, maxWidth: 400 }}>
      <Room width={10}>Great hall, 10 m</Room>
      <Room width={6}>Print room, 6 m</Room>
    </Stack>
  );
}
