import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ControlledFields() {
  const [score, setScore] = useState<number | null>(3);
  return (
    <Stack spacing={2}>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
        <Typography component="legend">Service (uncontrolled)</Typography>
        <Rating name="service" defaultValue={4} />
      </Box>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
        <Typography component="legend">Food (controlled): {score ?? 'no rating'}</Typography>
        <Rating name="food" value={score} onChange={(_event, value) => setScore(value)} />
        <br />
        <Button size="small" onClick={() => setScore(null)}>
          Clear
        </Button>
      </Box>
    </Stack>
  );
}
