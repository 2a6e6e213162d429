import * as React from 'react';
import Box from '@mui/material/Box';
import DeleteIcon from '@mui/icons-material/Delete';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_FIELD,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { columns } from './columns.ts';
import { plots, type Plot } from './orchard.ts';

export default function PinnedActions() {
  const [rows, setRows] = React.useState(plots);

  const allColumns = React.useMemo<GridColDef<Plot>[]>(
    () => [
      ...columns,
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 80,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<DeleteIcon />}
              label={`Delete ${params.row.plot}`}
              onClick={() => setRows((all) => all.filter(({ id }) => id !== params.row.id))}
            />
          </GridActionsCell>
        ),
      },
    ],
    [],
  );

  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGridPro
        rows={rows}
        columns={allColumns}
        label="Plots"
        checkboxSelection
        initialState={{
          pinnedColumns: { left: [GRID_CHECKBOX_SELECTION_FIELD], right: ['actions'] },
        }}
        hideFooter
      />
    </Box>
  );
}
