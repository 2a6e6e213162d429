import * as React from 'react';
import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';

const heights = [150, 50, 70, 50, 90, 60, 50, 80];

export default function SequentialMasonry() {
  const [sequential, setSequential] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={sequential} onChange={(event, checked) => setSequential(checked)} />
        }
        label="Sequential"
      />
      <Masonry columns={3} sequential={sequential} sx={{ height: 290 }}>
        {heights.map((height, index) => (
          <Paper key={index} variant="outlined" sx={{ height, p: 1 }}>
            {index + 1}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
