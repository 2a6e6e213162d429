import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { center, euros, hillside, squareMeters } from './flats.ts';

const flats = [...center, ...hillside];

export default function ScatterColorScale() {
  const { palette } = useTheme();

  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        title="Rent of flats by their size, colored by the year they were built"
        dataset={flats}
        xAxis={[{ valueFormatter: squareMeters }]}
        yAxis={[{ width: 55, min: 0, valueFormatter: euros }]}
        zAxis={[
          {
            colorMap: {
              type: 'continuous',
              min: 1930,
              max: 2020,
              color: [palette.warning.main, palette.info.main],
            },
          },
        ]}
        series={[
          {
            label: 'Flat',
            datasetKeys: { id: 'id', x: 'size', y: 'rent', z: 'built' },
            markerSize: 7,
            valueFormatter: (flat) => flat && `${flat.id}, built in ${flat.z}`,
          },
        ]}
        height={320}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{
          legend: {
            labelPosition: 'extremes',
            minLabel: '1930',
            maxLabel: '2020',
            sx: { width: 240 },
          },
        }}
        enableKeyboardNavigation
      />
    </Box>
  );
}
