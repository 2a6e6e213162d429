import * as React from 'react';
import Timeline, { type TimelineProps } from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const positions = ['right', 'left', 'alternate', 'alternate-reverse'] as const;
const steps = ['Cruise', 'Braking', 'Orbit', 'Landing'];

export default function TimelinePositions() {
  const [position, setPosition] = React.useState<TimelineProps['position']>('alternate');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        label="Position"
        value={position}
        onChange={(event) => setPosition(positions.find((name) => name === event.target.value))}
        sx={{ width: 200 }}
      >
        {positions.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Timeline position={position}>
        {steps.map((step, index) => (
          <TimelineItem key={step}>
            <TimelineSeparator>
              <TimelineDot />
              {index < steps.length - 1 && <TimelineConnector />}
            </TimelineSeparator>
            <TimelineContent>{step}</TimelineContent>
          </TimelineItem>
        ))}
      </Timeline>
    </Box>
  );
}
