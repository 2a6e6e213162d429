import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import TrainIcon from '@mui/icons-material/Train';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import { columns } from './departures.ts';

function NoTrainsOverlay() {
  return (
    <GridOverlay>
      <TrainIcon color="disabled" sx={{ fontSize: 48 }} />
      <Typography>No trains until 06:12</Typography>
      <Typography variant="body2" color="text.secondary">
        The night bus leaves from the main entrance.
      </Typography>
    </GridOverlay>
  );
}

const slots = { noRowsOverlay: NoTrainsOverlay };

export default function NoDepartures() {
  return (
    <Box sx={{ width: '100%', height: 240 }}>
      <DataGrid rows={[]} columns={columns} label="Departures at night" hideFooter slots={slots} />
    </Box>
  );
}
