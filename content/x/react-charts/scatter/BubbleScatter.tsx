import Box from '@mui/material/Box';
import { useScatterSeries } from '@mui/x-charts/hooks';
import {
  ScatterChart,
  ScatterMarker,
  scatterClasses,
  type ScatterMarkerProps,
} from '@mui/x-charts/ScatterChart';
import { euros, hillside, squareMeters } from './flats.ts';

const radius = (rooms: number) => 7 * Math.sqrt(rooms);

function Bubble(props: ScatterMarkerProps) {
  const rooms = useScatterSeries(props.seriesId)?.data[props.dataIndex]?.z ?? 1;

  return <ScatterMarker {...props} size={radius(Number(rooms))} />;
}

export default function BubbleScatter() {
  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        title="Rent of flats by their size, with larger points for more rooms"
        xAxis={[{ min: 30, max: 140, valueFormatter: squareMeters }]}
        yAxis={[{ width: 55, min: 0, max: 1800, valueFormatter: euros }]}
        series={[
          {
            label: 'Hillside',
            data: hillside.map(({ id, size, rent, rooms }) => ({ id, x: size, y: rent, z: rooms })),
            valueFormatter: (flat) => flat && `${flat.id}, rooms: ${flat.z}`,
          },
        ]}
        height={300}
        hideLegend
        disableVoronoi
        slots={{ marker: Bubble }}
        sx={{ [`& .${scatterClasses.marker}`]: { fillOpacity: 0.6 } }}
        enableKeyboardNavigation
      />
    </Box>
  );
}
