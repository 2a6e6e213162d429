import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { GaugeContainer, GaugeReferenceArc, useGaugeState } from '@mui/x-charts/Gauge';

const NeedlePath = styled('path')(({ theme }) => ({
  stroke: theme.palette.text.primary,
  strokeWidth: 4,
  strokeLinecap: 'round',
}));

function Needle() {
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();
  if (valueAngle === null) {
    return null;
  }
  const x = cx + outerRadius * Math.sin(valueAngle);
  const y = cy - outerRadius * Math.cos(valueAngle);

  return <NeedlePath d={`M ${cx} ${cy} L ${x} ${y}`} />;
}

export default function NeedleGauge() {
  return (
    <Box sx={{ width: '100%' }}>
      <GaugeContainer
        aria-label="Flow in the main pipe"
        aria-valuetext="34 liters a second"
        value={34}
        valueMax={50}
        startAngle={-90}
        endAngle={90}
        height={150}
      >
        <GaugeReferenceArc />
        <Needle />
      </GaugeContainer>
      <Typography align="center">34 l/s</Typography>
    </Box>
  );
}
