import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function HoverPaper() {
  const [lifted, setLifted] = React.useState(false);

  return (
    <Paper
      elevation={lifted ? 8 : 1}
      onMouseEnter={() => setLifted(true)}
      onMouseLeave={() => setLifted(false)}
      onFocus={() => setLifted(true)}
      onBlur={() => setLifted(false)}
      sx={{ p: 2, width: 220 }}
    >
      <Typography gutterBottom>Walnut bread, 800 g</Typography>
      <Button size="small">Add to order</Button>
    </Paper>
  );
}
