import { useState } from 'react';
import Button from '@mui/material/Button';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ControlledFields() {
  const [score, setScore] = useState<number | null>(3);
  return (
    <Stack spacing={2}>
      <div>
        <Typography id="service">Service (uncontrolled)</Typography>
        <Rating name="service" aria-labelledby="service" defaultValue={4} />
      </div>
      <div>
        <Typography id="food">Food (controlled): {score ?? 'no rating'}</Typography>
        <Rating
          name="food"
          aria-labelledby="food"
          value={score}
          onChange={(_event, value) => setScore(value)}
        />
        <br />
        <Button size="small" onClick={() => setScore(null)}>
          Clear
        </Button>
      </div>
    </Stack>
  );
}
