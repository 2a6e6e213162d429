import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from './books.ts';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 2, minWidth: 140 },
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 100, maxWidth: 160 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 90 },
];

export default function SharedWidth() {
  const [percent, setPercent] = React.useState(100);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Slider
        aria-label="Width of the grid in percent"
        min={50}
        value={percent}
        onChange={(_event, value) => setPercent(Number(value))}
      />
      <Box sx={{ width: `${percent}%`, height: 330 }}>
        <DataGrid
          rows={books}
          columns={columns}
          label="Books"
          showColumnVerticalBorder
          showCellVerticalBorder
          hideFooter
        />
      </Box>
    </Stack>
  );
}
