import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, move, songs } from './songs.ts';

export default function SetlistOrder() {
  const [rows, setRows] = React.useState(songs);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          label="Setlist"
          hideFooter
          disableColumnSorting
          disableColumnFilter
          rowReordering
          onRowOrderChange={({ oldIndex, targetIndex }) =>
            setRows((list) => move(list, oldIndex, targetIndex))
          }
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        The concert ends with {rows.at(-1)?.title}.
      </Typography>
    </Box>
  );
}
