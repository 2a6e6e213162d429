import * as React from 'react';
import Box from '@mui/system/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';

export default function GuestCounter() {
  const [guests, setGuests] = React.useState(2);

  return (
    <Box sx={{ position: 'relative', display: 'flex', gap: 2, alignItems: 'center' }}>
      <button type="button" onClick={() => setGuests(Math.max(1, guests - 1))}>
        Fewer
      </button>
      <span aria-hidden="true">{'●'.repeat(guests)}</span>
      <button type="button" onClick={() => setGuests(Math.min(6, guests + 1))}>
        More
      </button>
      <Box role="status" sx={visuallyHidden}>
        {guests} guests
      </Box>
    </Box>
  );
}
