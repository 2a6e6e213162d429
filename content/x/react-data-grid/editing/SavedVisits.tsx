import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { visits, type Visit } from './visits.ts';

const columns: GridColDef<Visit>[] = [
  { field: 'animal', headerName: 'Animal', editable: true, flex: 1, minWidth: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', editable: true, width: 110 },
];

/** Stands for the request that stores a visit and answers with what was stored. */
async function store(visit: Visit): Promise<Visit> {
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  if (visit.minutes > 60) throw new Error(`${visit.animal} cannot stay longer than 60 minutes.`);
  return { ...visit, animal: visit.animal.trim() };
}

export default function SavedVisits() {
  const [rows, setRows] = React.useState<readonly Visit[]>(visits);
  const [error, setError] = React.useState('');

  const processRowUpdate = async (changed: Visit, before: Visit) => {
    if (changed.animal === before.animal && changed.minutes === before.minutes) return before;
    const stored = await store(changed);
    setRows((all) => all.map((row) => (row.id === stored.id ? stored : row)));
    return stored;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 216 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Length of visits"
          hideFooter
          onCellEditStop={() => setError('')}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(reason: Error) => setError(reason.message)}
        />
      </Box>
      <div role="alert">
        {error !== '' && (
          <Alert severity="error" role="presentation">
            {error}
          </Alert>
        )}
      </div>
    </Stack>
  );
}
