import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';

const words = ['Walked out', 'Fell asleep', 'Fine', 'Good', 'Watch it again'];

export default function HoverRating() {
  const [value, setValue] = React.useState<number | null>(3);
  const [hover, setHover] = React.useState(-1);
  const shown = hover === -1 ? value : hover;

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, width: 260 }}>
      <Rating
        name="plot"
        role="radiogroup"
        aria-label="Plot"
        value={value}
        getLabelText={(stars) => `${stars} stars: ${words[stars - 1]}`}
        onChange={(event, newValue) => setValue(newValue)}
        onChangeActive={(event, newHover) => setHover(newHover)}
      />
      {shown === null ? 'No vote' : words[shown - 1]}
    </Box>
  );
}
