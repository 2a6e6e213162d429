import Box from '@mui/material/Box';
import { BarPlot, FocusedBar } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { snow, visitors, weeks } from './slopes.ts';

export default function BarsWithLine() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartsContainer
        title="Visitors of the slopes as bars and snow as a line, by week"
        xAxis={[{ id: 'week', data: weeks, scaleType: 'band', label: 'Week' }]}
        yAxis={[
          { id: 'visitors', label: 'Visitors', width: 65, max: 6000 },
          {
            id: 'snow',
            position: 'right',
            width: 55,
            min: 0,
            max: 140,
            valueFormatter: (depth: number) => `${depth} cm`,
          },
        ]}
        series={[
          { type: 'bar', data: visitors, yAxisId: 'visitors' },
          { type: 'line', data: snow, yAxisId: 'snow' },
        ]}
        height={320}
        margin={{ left: 0, right: 0 }}
        enableKeyboardNavigation
      >
        <ChartsAxisHighlight x="band" />
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <FocusedBar />
        <ChartsReferenceLine axisId="snow" y={125} label="Record of 2019" />
        <ChartsXAxis axisId="week" />
        <ChartsYAxis axisId="visitors" />
        <ChartsYAxis axisId="snow" />
      </ChartsContainer>
    </Box>
  );
}
