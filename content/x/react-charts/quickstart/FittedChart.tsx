import Card from '@mui/material/Card';
import { BarChart } from '@mui/x-charts/BarChart';

export default function FittedChart() {
  return (
    <Card
      variant="outlined"
      sx={{ width: '100%', height: 240, resize: 'both', overflow: 'hidden', minWidth: 200, p: 1 }}
    >
      <BarChart
        title="Bicycles at three counters yesterday"
        xAxis={[{ data: ['Bridge', 'Park', 'Station'] }]}
        series={[{ data: [1950, 1260, 1480] }]}
        enableKeyboardNavigation
      />
    </Card>
  );
}
