import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart, type BarProps } from '@mui/x-charts/BarChart';
import { useAnimate } from '@mui/x-charts/hooks';
import { rounds, sites } from './rounds.ts';

function FadingBar({ x, y, width, height, color, skipAnimation }: BarProps) {
  const fading = useAnimate(
    { opacity: 1 },
    {
      initialProps: { opacity: 0 },
      createInterpolator: (from, to) => (time) => ({
        opacity: from.opacity + (to.opacity - from.opacity) * time,
      }),
      transformProps: (props) => props,
      applyProps: (element: SVGRectElement, props) =>
        element.setAttribute('opacity', `${props.opacity}`),
      skip: skipAnimation,
    },
  );

  return <rect {...fading} x={x} y={y} width={width} height={height} fill={color} />;
}

export default function FadingBars() {
  const [run, setRun] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setRun(run + 1)}>Play again</Button>
      <BarChart
        key={run}
        title="Votes for each site in the last round"
        xAxis={[{ data: sites }]}
        series={[{ label: 'Votes', data: rounds[2] }]}
        slots={{ bar: FadingBar }}
        height={240}
        hideLegend
        enableKeyboardNavigation
      />
    </Box>
  );
}
