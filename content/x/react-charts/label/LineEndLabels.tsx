import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { categories, evenings } from './seats.ts';

const lastIndex = evenings.length - 1;

const EndLabel = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: theme.palette.text.primary,
  dominantBaseline: 'central',
}));

function EndLabels() {
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();

  return useLineSeries().map(({ id, label, data }) => (
    <EndLabel
      key={id}
      direction="ltr"
      x={(xScale(evenings[lastIndex] ?? '') ?? 0) + 10}
      y={yScale(data[lastIndex] ?? 0)}
    >
      {typeof label === 'function' ? label('legend') : label}
    </EndLabel>
  ));
}

export default function LineEndLabels() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Seats sold by evening: stalls, circle and balcony"
        xAxis={[{ data: evenings, scaleType: 'point' }]}
        series={categories.map(({ name, sold }) => ({ label: name, data: sold, curve: 'linear' }))}
        height={260}
        margin={{ right: 75 }}
        hideLegend
        enableKeyboardNavigation
      >
        <EndLabels />
      </LineChart>
    </Box>
  );
}
