import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Thu', 'Fri', 'Sat', 'Sun'];
const orders = [18, 24, 41, 9];

export default function BarClick() {
  const [chosen, setChosen] = React.useState(2);

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Orders by day"
        xAxis={[{ data: days }]}
        series={[{ data: orders, label: 'Orders' }]}
        height={220}
        hideLegend
        onAxisClick={(_event, data) => setChosen(data?.dataIndex ?? chosen)}
        enableKeyboardNavigation
      />
      <Typography role="status">
        {days[chosen]}: {orders[chosen]} orders
      </Typography>
    </Box>
  );
}
