import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function ResizableContainer() {
  const [percent, setPercent] = React.useState(60);
  return (
    <Box sx={{ width: '100%', maxWidth: 640 }}>
      <Typography id="bed-width" gutterBottom>
        Width of the bed: {percent}%
      </Typography>
      <Slider
        aria-labelledby="bed-width"
        min={30}
        value={percent}
        onChange={(_event, value) => setPercent(value)}
      />
      <Box style={{ width: `${percent}%` }} sx={{ containerType: 'inline-size', height: 160 }}>
        <Paper
          variant="outlined"
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: { '@': '1fr', '@240': '1fr 1fr', '@420': 'repeat(4, 1fr)' },
            gap: 1,
            m: 0,
            p: 2,
            listStyle: 'none',
          }}
        >
          <li>Beans</li>
          <li>Chard</li>
          <li>Leek</li>
          <li>Peas</li>
        </Paper>
      </Box>
    </Box>
  );
}
