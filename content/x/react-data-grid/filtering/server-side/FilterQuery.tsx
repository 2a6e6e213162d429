import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
  type GridColDef,
  type GridDataSource,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { findBooks, type Book } from './books.ts';

const columns: GridColDef<Book>[] = [
  {
    field: 'title',
    headerName: 'Title',
    flex: 1,
    minWidth: 120,
    filterOperators: getGridStringOperators().filter(({ value }) => value === 'contains'),
  },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 80,
    valueFormatter: (year: number) => String(year),
    filterOperators: getGridNumericOperators().filter(({ value }) => value === '>='),
  },
  {
    field: 'shelf',
    headerName: 'Shelf',
    type: 'singleSelect',
    width: 100,
    valueOptions: ['Cooking', 'Crafts', 'Travel'],
    filterOperators: getGridSingleSelectOperators().filter(({ value }) => value === 'isAnyOf'),
  },
];

function writeQuery({ items }: GridFilterModel): string {
  const query = new URLSearchParams();
  for (const { field, operator, value } of items) {
    for (const each of [value].flat()) {
      if (each !== undefined && each !== '') query.append(`${field}[${operator}]`, String(each));
    }
  }
  return query.toString();
}

export default function FilterQuery() {
  const [query, setQuery] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ filterModel }) => {
        setQuery(writeQuery(filterModel));
        const rows = await findBooks(filterModel);
        return { rows: [...rows], rowCount: rows.length };
      },
    }),
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {/* Decoded only to be read here. */}
        Last request: <code dir="ltr">GET /books?{decodeURIComponent(query)}</code>
      </Typography>
      <Box sx={{ height: 424 }}>
        <DataGrid
          columns={columns}
          dataSource={dataSource}
          label="Books of a library"
          showToolbar
          hideFooter
          disableColumnSorting
          filterDebounceMs={500}
          slotProps={{ toolbar: { showQuickFilter: false } }}
          initialState={{
            pagination: { rowCount: 0 },
            filter: {
              filterModel: {
                items: [{ field: 'shelf', operator: 'isAnyOf', value: ['Travel', 'Crafts'] }],
              },
            },
          }}
        />
      </Box>
    </Box>
  );
}
