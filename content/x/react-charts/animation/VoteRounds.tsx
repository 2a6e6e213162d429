import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { rounds, sites } from './rounds.ts';

export default function VoteRounds() {
  const [round, setRound] = React.useState(0);
  const [animated, setAnimated] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Round"
          value={round}
          onChange={(_event, next: number | null) => setRound(next ?? round)}
        >
          {rounds.map((_votes, index) => (
            <ToggleButton key={index} value={index}>
              Round {index + 1}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          control={<Switch checked={animated} onChange={() => setAnimated(!animated)} />}
          label="Animation"
        />
      </Stack>
      <BarChart
        title={`Votes for each site in round ${round + 1}`}
        xAxis={[{ data: sites }]}
        yAxis={[{ max: 200 }]}
        series={[{ label: 'Votes', data: rounds[round] }]}
        height={260}
        hideLegend
        skipAnimation={!animated}
        enableKeyboardNavigation
      />
    </Box>
  );
}
