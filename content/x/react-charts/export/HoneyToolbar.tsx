import Box from '@mui/material/Box';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

const fileName = 'honey-harvest';

export default function HoneyToolbar() {
  return (
    <Box sx={{ width: '100%', position: 'relative' }}>
      <BarChartPro
        title="Honey from three apiaries, in kilograms"
        xAxis={[{ data: ['Orchard', 'Heath', 'Rooftop'] }]}
        series={[
          { data: [142, 98, 61], label: 'Spring' },
          { data: [187, 164, 75], label: 'Summer' },
        ]}
        showToolbar
        slotProps={{
          toolbar: {
            imageExportOptions: [
              { type: 'image/png', fileName },
              { type: 'image/webp', fileName, quality: 0.8 },
            ],
          },
        }}
        height={280}
        enableKeyboardNavigation
      />
    </Box>
  );
}
