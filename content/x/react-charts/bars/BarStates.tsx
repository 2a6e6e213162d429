import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const axis = [{ data: ['Thu', 'Fri', 'Sat'] }];

export default function BarStates() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ width: '100%' }}>
      <BarChart
        title="Sales, on their way"
        xAxis={axis}
        series={[{ data: [] }]}
        height={180}
        loading
        localeText={{ loading: 'Counting the till…' }}
      />
      <BarChart
        title="Sales, none yet"
        xAxis={axis}
        series={[]}
        height={180}
        localeText={{ noData: 'Nothing sold yet' }}
      />
    </Stack>
  );
}
