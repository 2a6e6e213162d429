import Box from '@mui/material/Box';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';
import { categories, colors } from './seats.ts';

export default function LabelLocations() {
  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        title="Seats sold on Saturday, by category"
        series={[
          {
            arcLabel: 'label',
            data: categories.map(({ short, name, note, sold }) => ({
              value: sold[2] ?? 0,
              label: (location) => {
                if (location === 'arc') {
                  return short;
                }
                return location === 'legend' ? `${short}: ${name}` : `${name}, ${note}`;
              },
            })),
          },
        ]}
        colors={colors}
        height={220}
        sx={{ [`& .${pieClasses.arcLabel}`]: { fill: 'black', fontSize: 20 } }}
        enableKeyboardNavigation
      />
    </Box>
  );
}
