import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';

export default function InlineSelect() {
  const [minutes, setMinutes] = React.useState(10);

  return (
    <Typography component="div">
      I pick it up in{' '}
      <Select
        variant="standard"
        value={minutes}
        onChange={(event) => setMinutes(Number(event.target.value))}
        inputProps={{ 'aria-label': 'Minutes until pickup' }}
      >
        <MenuItem value={10}>10 minutes</MenuItem>
        <MenuItem value={20}>20 minutes</MenuItem>
        <MenuItem value={40}>40 minutes</MenuItem>
      </Select>
    </Typography>
  );
}
