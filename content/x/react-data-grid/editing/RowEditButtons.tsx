import * as React from 'react';
import Box from '@mui/material/Box';
import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  GridRowEditStopReasons,
  gridEditRowsStateSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { visits, type Visit } from './visits.ts';

function VisitActions(params: GridRenderCellParams<Visit>) {
  const { id, row } = params;
  const apiRef = useGridApiContext();
  const isEditing = id in useGridSelector(apiRef, gridEditRowsStateSelector);

  return isEditing ? (
    <GridActionsCell {...params}>
      <GridActionsCellItem
        icon={<SaveIcon />}
        label={`Save ${row.animal}`}
        onClick={() => apiRef.current.stopRowEditMode({ id })}
      />
      <GridActionsCellItem
        icon={<CloseIcon />}
        label={`Cancel changes to ${row.animal}`}
        onClick={() => apiRef.current.stopRowEditMode({ id, ignoreModifications: true })}
      />
    </GridActionsCell>
  ) : (
    <GridActionsCell {...params}>
      <GridActionsCellItem
        icon={<EditIcon />}
        label={`Edit ${row.animal}`}
        onClick={() => apiRef.current.startRowEditMode({ id, fieldToFocus: 'animal' })}
      />
    </GridActionsCell>
  );
}

const columns: GridColDef<Visit>[] = [
  { field: 'animal', headerName: 'Animal', editable: true, flex: 1, minWidth: 100 },
  { field: 'day', headerName: 'Day', type: 'date', editable: true, width: 140 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', editable: true, width: 90 },
  {
    field: 'actions',
    headerName: 'Actions',
    type: 'actions',
    width: 90,
    renderCell: (params) => <VisitActions {...params} />,
  },
];

export default function RowEditButtons() {
  const [rows, setRows] = React.useState<readonly Visit[]>(visits);

  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Visits with buttons"
        hideFooter
        editMode="row"
        onRowEditStop={({ reason }, event) => {
          if (reason === GridRowEditStopReasons.rowFocusOut) event.defaultMuiPrevented = true;
        }}
        processRowUpdate={(changed) => {
          setRows((all) => all.map((row) => (row.id === changed.id ? changed : row)));
          return changed;
        }}
      />
    </Box>
  );
}
