import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { returns, season, single, years } from './tickets.ts';

const orders = ['none', 'reverse', 'ascending', 'descending'] as const;

export default function StackOrders() {
  const [stackOrder, setOrder] = React.useState<(typeof orders)[number]>('descending');
  const shared = { stack: 'tickets', stackOrder };

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        label="Order of the stack"
        size="small"
        value={stackOrder}
        onChange={(event) =>
          setOrder(orders.find((name) => name === event.target.value) ?? stackOrder)
        }
        sx={{ minWidth: 180, mb: 1 }}
      >
        {orders.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        title="Ferry tickets by year, in thousands"
        layout="horizontal"
        yAxis={[{ data: years }]}
        series={[
          { ...shared, label: 'Single', data: single },
          { ...shared, label: 'Return', data: returns },
          { ...shared, label: 'Season', data: season },
        ]}
        height={260}
        enableKeyboardNavigation
      />
    </Box>
  );
}
