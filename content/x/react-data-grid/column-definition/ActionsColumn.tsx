import * as React from 'react';
import Box from '@mui/material/Box';
import DeleteIcon from '@mui/icons-material/Delete';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from './plants.ts';

export default function ActionsColumn() {
  const [rows, setRows] = React.useState<readonly Plant[]>(plants);

  const columns = React.useMemo<GridColDef<Plant>[]>(
    () => [
      { field: 'name', headerName: 'Plant', flex: 1, minWidth: 120 },
      { field: 'stock', headerName: 'Stock', type: 'number' },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 100,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<DeleteIcon />}
              label={`Delete ${params.row.name}`}
              onClick={() => setRows((all) => all.filter(({ id }) => id !== params.row.id))}
            />
            <GridActionsCellItem label="Restore all" showInMenu onClick={() => setRows(plants)} />
          </GridActionsCell>
        ),
      },
    ],
    [],
  );

  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid rows={rows} columns={columns} label="Plants on sale" hideFooter />
    </Box>
  );
}
