import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import { dates, levels } from './riverYear.ts';

const wholeDate = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

export default function YearOfLevels() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Level of the river on each day of 2025, in meters"
        xAxis={[
          {
            data: dates,
            scaleType: 'utc',
            domainLimit: 'strict',
            valueFormatter: (date: Date, context) =>
              context.location === 'tick' ? context.defaultTickLabel : wholeDate.format(date),
          },
        ]}
        series={[{ data: levels, label: 'Level', showMark: false, curve: 'linear' }]}
        height={260}
        hideLegend
        skipAnimation
        enableKeyboardNavigation
      />
    </Box>
  );
}
