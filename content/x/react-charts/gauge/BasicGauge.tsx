import Box from '@mui/material/Box';
import { Gauge } from '@mui/x-charts/Gauge';

export default function BasicGauge() {
  return (
    <Box sx={{ width: '100%' }}>
      <Gauge
        aria-label="Water in the north tank"
        aria-valuetext="3,200 of 5,000 liters"
        value={3200}
        valueMax={5000}
        text={({ value, valueMax }) =>
          `${value?.toLocaleString('en')} l\nof ${valueMax.toLocaleString('en')} l`
        }
        height={180}
      />
    </Box>
  );
}
