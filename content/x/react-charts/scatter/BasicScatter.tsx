import Box from '@mui/material/Box';
import type { ScatterValueType } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { center, euros, hillside, squareMeters, type Flat } from './flats.ts';

const toPoint = ({ id, size, rent }: Flat) => ({ id, x: size, y: rent });

const writeFlat = (point: ScatterValueType | null) =>
  point && `${point.id}, ${squareMeters(point.x)} for ${euros(point.y)}`;

export default function BasicScatter() {
  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        title="Rent of flats by their size, in two districts"
        xAxis={[{ label: 'Size', valueFormatter: squareMeters }]}
        yAxis={[{ label: 'Rent a month', width: 75, min: 0, valueFormatter: euros }]}
        series={[
          { label: 'Center', data: center.map(toPoint), valueFormatter: writeFlat },
          { label: 'Hillside', data: hillside.map(toPoint), valueFormatter: writeFlat },
        ]}
        height={320}
        grid={{ horizontal: true, vertical: true }}
        enableKeyboardNavigation
      />
    </Box>
  );
}
