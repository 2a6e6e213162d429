import Box from '@mui/material/Box';
import { RadarAxis, RadarChart } from '@mui/x-charts/RadarChart';

export default function CoffeeRadar() {
  return (
    <Box sx={{ width: '100%' }}>
      <RadarChart
        title="Taste of a light and a dark roast, from 0 to 10"
        radar={{
          max: 10,
          metrics: ['Acidity', 'Body', 'Sweetness', 'Bitterness', 'Aroma'],
          labelGap: 20,
        }}
        series={[
          { label: 'Light roast', data: [8, 4, 7, 2, 9], fillArea: true },
          { label: 'Dark roast', data: [3, 9, 4, 8, 6], fillArea: true },
        ]}
        margin={{ left: 65, right: 65 }}
        divisions={4}
        height={300}
        enableKeyboardNavigation
      >
        <RadarAxis metric="Acidity" divisions={2} />
      </RadarChart>
    </Box>
  );
}
