import Box from '@mui/material/Box';
import { blue } from '@mui/material/colors';
import { useTheme } from '@mui/material/styles';
import { Heatmap, type HeatmapCellProps } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from './visits.ts';

function NumberedCell({ ownerState, ...other }: HeatmapCellProps) {
  const { palette } = useTheme();

  return (
    <g>
      <rect {...other} fill={ownerState.color} />
      <text
        x={other.x + other.width / 2}
        y={other.y + other.height / 2}
        fill={palette.getContrastText(ownerState.color)}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={12}
        pointerEvents="none"
      >
        {ownerState.value}
      </text>
    </g>
  );
}

export default function VisitsInCells() {
  return (
    <Box sx={{ width: '100%', position: 'relative' }}>
      <Heatmap
        xAxis={[{ data: days, categoryGapRatio: 0.05 }]}
        yAxis={[{ data: hours, categoryGapRatio: 0.05 }]}
        zAxis={[
          {
            colorMap: {
              type: 'piecewise',
              thresholds: [40, 90],
              colors: [blue[100], blue[400], blue[800]],
            },
          },
        ]}
        series={[{ label: 'People', data: cells }]}
        slots={{ cell: NumberedCell }}
        margin={{ left: 0, right: 0 }}
        height={260}
        enableKeyboardNavigation
      >
        <title>People in a climbing gym by weekday and hour, in numbers and three colors</title>
      </Heatmap>
    </Box>
  );
}
