import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { repairs, type Repair } from './repairs.ts';

const columns: GridColDef<Repair>[] = [
  { field: 'bike', headerName: 'Bike', width: 120 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 160 },
];

interface NoteFormProps {
  readonly repair: Repair;
  readonly onSave: (id: number, note: string) => void;
}

function NoteForm({ repair, onSave }: NoteFormProps) {
  const [note, setNote] = React.useState(repair.note);
  return (
    <Box
      component="form"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        onSave(repair.id, note);
      }}
      sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 3, py: 2 }}
    >
      <TextField
        label={`Note on the ${repair.bike.toLowerCase()}`}
        size="small"
        fullWidth
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" variant="contained">
        Save
      </Button>
    </Box>
  );
}

const getDetailPanelHeight = () => 'auto' as const;

export default function RepairNoteForm() {
  const [rows, setRows] = React.useState(repairs);

  const getDetailPanelContent = React.useCallback(
    ({ row }: GridRowParams<Repair>) => (
      <NoteForm
        repair={row}
        onSave={(id, note) =>
          setRows((all) => all.map((repair) => (repair.id === id ? { ...repair, note } : repair)))
        }
      />
    ),
    [],
  );

  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([2]) } }}
        label="Repairs with notes"
        hideFooter
      />
    </Box>
  );
}
