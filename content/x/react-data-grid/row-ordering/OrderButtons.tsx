import * as React from 'react';
import Box from '@mui/material/Box';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { columns, move, songs, type Song } from './songs.ts';

export default function OrderButtons() {
  const [rows, setRows] = React.useState(songs);

  const allColumns = React.useMemo<GridColDef<Song>[]>(() => {
    const moveBy = (id: number, step: number) =>
      setRows((list) => {
        const from = list.findIndex((song) => song.id === id);
        const to = from + step;
        return to < 0 || to >= list.length ? list : move(list, from, to);
      });
    return [
      ...columns,
      {
        field: 'move',
        type: 'actions',
        headerName: 'Move',
        width: 85,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<ArrowUpwardIcon />}
              label={`Move ${params.row.title} up`}
              onClick={() => moveBy(params.row.id, -1)}
            />
            <GridActionsCellItem
              icon={<ArrowDownwardIcon />}
              label={`Move ${params.row.title} down`}
              onClick={() => moveBy(params.row.id, 1)}
            />
          </GridActionsCell>
        ),
      },
    ];
  }, []);

  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        rows={rows}
        columns={allColumns}
        label="Setlist with buttons"
        hideFooter
        disableColumnSorting
        disableColumnFilter
      />
    </Box>
  );
}
