import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, GRID_REORDER_COL_DEF, type GridColDef } from '@mui/x-data-grid-pro';
import { columns, move, songs, type Song } from './songs.ts';

const OPENER = songs[0]?.id;

const allColumns: GridColDef<Song>[] = [
  ...columns,
  { ...GRID_REORDER_COL_DEF, width: 80, renderHeader: () => 'Move' },
];

export default function FixedOpener() {
  const [rows, setRows] = React.useState<readonly Song[]>(() =>
    songs.map((song) => ({ ...song, __reorder__: song.title })),
  );

  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        rows={rows}
        columns={allColumns}
        label="Setlist with a fixed opener"
        hideFooter
        disableColumnSorting
        disableColumnFilter
        rowReordering
        isRowReorderable={({ row }) => row.id !== OPENER}
        isValidRowReorder={({ targetNode, dropPosition }) =>
          targetNode.id !== OPENER || dropPosition === 'below'
        }
        onRowOrderChange={({ oldIndex, targetIndex }) =>
          setRows((list) => move(list, oldIndex, targetIndex))
        }
      />
    </Box>
  );
}
