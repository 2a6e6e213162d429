import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from './visits.ts';

export default function GymVisits() {
  const { palette } = useTheme();

  return (
    <Box sx={{ width: '100%', position: 'relative' }}>
      <Heatmap
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours }]}
        zAxis={[
          {
            colorMap: {
              type: 'continuous',
              min: 0,
              max: 140,
              color: [palette.background.paper, palette.primary.main],
            },
          },
        ]}
        series={[{ label: 'People', data: cells }]}
        hideLegend={false}
        height={260}
        enableKeyboardNavigation
      >
        <title>People in a climbing gym by weekday and hour, most on weekdays at 20:00</title>
      </Heatmap>
    </Box>
  );
}
