import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns, seeds } from './seeds.ts';

export default function EditReasons() {
  const [last, setLast] = React.useState('Edit a cell to see the events.');

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 216 }}>
        <DataGrid
          rows={seeds}
          columns={columns}
          label="Seeds with events"
          hideFooter
          onCellEditStart={({ field, reason }) => setLast(`Start of ${field}: ${reason}`)}
          onCellEditStop={({ field, reason }) => setLast(`Stop of ${field}: ${reason}`)}
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {last}
      </Typography>
    </Box>
  );
}
