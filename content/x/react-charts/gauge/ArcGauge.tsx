import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useTheme } from '@mui/material/styles';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function ArcGauge() {
  const [bars, setBars] = React.useState(4.5);
  const { palette } = useTheme();
  const color = bars > 6 ? palette.error.main : palette.success.main;

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Gauge
        aria-label="Pressure in the main pipe"
        aria-valuetext={`${bars} bar`}
        value={bars}
        valueMax={8}
        startAngle={-120}
        endAngle={120}
        innerRadius="75%"
        cornerRadius="50%"
        text={`${bars} bar`}
        height={200}
        sx={{
          [`& .${gaugeClasses.valueText} text`]: { fontSize: 28 },
          [`& .${gaugeClasses.valueArc}`]: { fill: color },
        }}
      />
      <Slider
        aria-label="Pressure"
        value={bars}
        onChange={(_event, value) => setBars(Number(value))}
        min={0}
        max={8}
        step={0.5}
      />
    </Box>
  );
}
