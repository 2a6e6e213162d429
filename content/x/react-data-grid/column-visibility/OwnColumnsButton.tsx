import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import {
  ColumnsPanelTrigger,
  DataGrid,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { pets, type Pet } from './pets.ts';

const columns: GridColDef<Pet>[] = [
  { field: 'name', headerName: 'Name', width: 130 },
  { field: 'species', headerName: 'Species', width: 110 },
  { field: 'owner', headerName: 'Owner', flex: 1, minWidth: 150 },
];

function ColumnsToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger
        render={<ToolbarButton render={<Button startIcon={<ViewColumnIcon />} />} />}
      >
        Choose columns
      </ColumnsPanelTrigger>
    </Toolbar>
  );
}

export default function OwnColumnsButton() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid
        rows={pets}
        columns={columns}
        label="Waiting room"
        slots={{ toolbar: ColumnsToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
