import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const levels = [1.8, 1.9, 2.6, 3.2, 2.9];
const notes = ['Calm', 'Calm', 'Boats warned', 'Path closed', 'Path still closed'];

export default function LineClick() {
  const [chosen, setChosen] = React.useState(3);

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Level of the river by day, in meters"
        xAxis={[{ data: days, scaleType: 'point' }]}
        series={[{ data: levels, label: 'Level' }]}
        height={220}
        hideLegend
        onAxisClick={(_event, data) => setChosen(data?.dataIndex ?? chosen)}
        enableKeyboardNavigation
      />
      <TextField
        select
        label="Day"
        size="small"
        value={chosen}
        onChange={(event) => setChosen(Number(event.target.value))}
        sx={{ minWidth: 120, my: 1 }}
      >
        {days.map((day, index) => (
          <MenuItem key={day} value={index}>
            {day}
          </MenuItem>
        ))}
      </TextField>
      <Typography role="status">
        {levels[chosen]} m: {notes[chosen]}
      </Typography>
    </Box>
  );
}
