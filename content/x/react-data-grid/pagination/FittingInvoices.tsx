import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from './invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'number', headerName: 'Invoice', width: 120 },
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 130 },
];

export default function FittingInvoices() {
  const [height, setHeight] = React.useState(330);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id="fitting-invoices-height">Height of the grid</Typography>
      <Slider
        aria-labelledby="fitting-invoices-height"
        min={230}
        max={430}
        value={height}
        onChange={(_event, value) => setHeight(value)}
      />
      <Box sx={{ height: 430 }}>
        <Box sx={{ height }}>
          <DataGrid rows={invoices} columns={columns} label="Invoices that fit" autoPageSize />
        </Box>
      </Box>
    </Box>
  );
}
