import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function FocusAction() {
  const [seats, setSeats] = React.useState(['F7', 'F8']);
  const addAction = React.useRef<{ focusVisible(): void }>(null);

  const remove = (seat: string) => {
    setSeats(seats.filter((other) => other !== seat));
    addAction.current?.focusVisible();
  };

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography role="status">{seats.length} seats</Typography>
      {seats.map((seat) => (
        <Button key={seat} color="danger" variant="soft" onClick={() => remove(seat)}>
          Remove {seat}
        </Button>
      ))}
      <Button action={addAction} onClick={() => setSeats(['F7', 'F8'])}>
        Reset
      </Button>
    </Stack>
  );
}
