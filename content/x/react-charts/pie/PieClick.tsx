import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';
import { loans } from './loans.ts';

export default function PieClick() {
  const [chosen, setChosen] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        title="Loans of the library, a slice can be chosen"
        series={[{ data: loans, innerRadius: '50%' }]}
        height={200}
        hideLegend
        onItemClick={(_event, item) => setChosen(item.dataIndex)}
        enableKeyboardNavigation
      />
      <Stack direction="row" role="group" aria-label="Subject" sx={{ flexWrap: 'wrap', mt: 1 }}>
        {loans.map(({ label }, index) => (
          <Button
            key={label}
            size="small"
            aria-pressed={index === chosen}
            variant={index === chosen ? 'outlined' : 'text'}
            onClick={() => setChosen(index)}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <Typography role="status">
        {loans[chosen]?.label}: {loans[chosen]?.value} loans
      </Typography>
    </Box>
  );
}
