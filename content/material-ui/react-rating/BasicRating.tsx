import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

export default function BasicRating() {
  const [stars, setStars] = React.useState<number | null>(4);

  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Typography component="legend">How was the film?</Typography>
      <Rating name="film" value={stars} onChange={(event, value) => setStars(value)} />
    </Box>
  );
}
