import type * as React from 'react';
import Stack from '@mui/material/Stack';
import StepIcon, { type StepIconProps } from '@mui/material/StepIcon';
import Typography from '@mui/material/Typography';

interface LegendEntryProps {
  icon: React.ReactElement<StepIconProps>;
  children: string;
}

function LegendEntry({ icon, children }: LegendEntryProps) {
  return (
    <Stack component="li" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      {icon}
      <Typography variant="body2">{children}</Typography>
    </Stack>
  );
}

export default function StepLegend() {
  return (
    <Stack
      component="ul"
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', m: 0, p: 0 }}
    >
      <LegendEntry icon={<StepIcon icon={1} completed />}>Received</LegendEntry>
      <LegendEntry icon={<StepIcon icon={2} active />}>Being checked</LegendEntry>
      <LegendEntry icon={<StepIcon icon={3} error />}>Needs your answer</LegendEntry>
    </Stack>
  );
}
