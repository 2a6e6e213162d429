import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridRowEditStopReasons,
  GridRowModes,
  type GridColDef,
  type GridRowModesModel,
} from '@mui/x-data-grid';

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

  const add = () => {
    const id = 1 + Math.max(0, ...rows.map((row) => row.id));
    setRows([...rows, { id, animal: '', reason: '', isNew: true }]);
    setModes({ ...modes, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'animal' } });
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
          onRowModesModelChange={setModes}
          onRowEditStop={({ row, reason }) => {
            if (row.isNew && reason === GridRowEditStopReasons.escapeKeyDown) {
              setRows((all) => all.filter(({ id }) => id !== row.id));
            }
          }}
          processRowUpdate={(changed) => {
            const saved = { ...changed, isNew: false };
            setRows((all) => all.map((row) => (row.id === saved.id ? saved : row)));
            return saved;
          }}
        />
      </Box>
    </Stack>
  );
}
