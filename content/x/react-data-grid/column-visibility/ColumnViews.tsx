import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { pets, type Pet } from './pets.ts';

const columns: GridColDef<Pet>[] = [
  { field: 'name', headerName: 'Name', width: 110 },
  { field: 'species', headerName: 'Species', width: 100 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 110 },
  { field: 'owner', headerName: 'Owner', width: 150 },
  { field: 'phone', headerName: 'Phone', width: 110 },
];

const forExam: GridColumnVisibilityModel = { owner: false, phone: false };
const forCalls: GridColumnVisibilityModel = { species: false, weight: false };

export default function ColumnViews() {
  const [model, setModel] = React.useState(forExam);
  const shown = columns.filter(({ field }) => model[field] !== false).length;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => setModel(forExam)}>Examination</Button>
        <Button onClick={() => setModel(forCalls)}>Phone calls</Button>
        <Button onClick={() => setModel({})}>All columns</Button>
      </Stack>
      <Box sx={{ height: 290 }}>
        <DataGrid
          rows={pets}
          columns={columns}
          label="Today's patients"
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2">
        Columns shown: {shown} of {columns.length}
      </Typography>
    </Stack>
  );
}
