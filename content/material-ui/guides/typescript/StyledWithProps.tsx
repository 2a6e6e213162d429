import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

interface SeatProps {
  isTaken?: boolean;
}

const Seat = styled(Paper, { shouldForwardProp: (prop) => prop !== 'isTaken' })<SeatProps>(
  ({ theme }) => ({
    padding: theme.spacing(1, 2),
    variants: [
      {
        props: ({ isTaken }) => isTaken,
        style: { textDecoration: 'line-through', borderStyle: 'dashed' },
      },
    ],
  }),
);

export default function StyledWithProps() {
  return (
    <Stack direction="row" spacing={1}>
      <Seat variant="outlined">12A</Seat>
      <Seat variant="outlined" isTaken>
        12B
      </Seat>
      <Seat variant="outlined">12C</Seat>
    </Stack>
  );
}
