import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, GridRowModes, type GridColDef, type GridRowModesModel } from '@mui/x-data-grid';

interface WaitingAnimal {
  readonly id: number;
  readonly animal: string;
  readonly reason: string;
  readonly isNew?: boolean;
}

const columns: GridColDef<WaitingAnimal>[] = [
  { field: 'animal', headerName: 'Animal', editable: true, width: 130 },
  { field: 'reason', headerName: 'Reason', editable: true, flex: 1, minWidth: 140 },
];

export default function AddVisit() {
  const [rows, setRows] = React.useState<readonly WaitingAnimal[]>([
    { id: 1, animal: 'Pixel', reason: 'Vaccination' },
    { id: 2, animal: 'Moss', reason: 'Limping' },
  ]);
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const [error, setError] = React.useState('');

  const add = () => {
    const id = 1 + Math.max(0, ...rows.map((row) => row.id));
    setRows([...rows, { id, animal: '', reason: '', isNew: true }]);
    setModes((all) => ({ ...all, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'animal' } }));
  };

  const changeModes = (next: GridRowModesModel) => {
    setModes(next);
    // A new row that is no longer edited, and was not saved, has been given up.
    setRows((all) => all.filter(({ id, isNew }) => isNew !== true || id in next));
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={add}>
        Add an animal
      </Button>
      <Box sx={{ width: '100%', height: 280 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Waiting room"
          hideFooter
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={changeModes}
          onRowEditStop={() => setError('')}
          processRowUpdate={(changed) => {
            if (changed.animal.trim() === '') throw new Error('Enter the name of the animal.');
            const saved = { ...changed, isNew: false };
            setRows((all) => all.map((row) => (row.id === saved.id ? saved : row)));
            return saved;
          }}
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
