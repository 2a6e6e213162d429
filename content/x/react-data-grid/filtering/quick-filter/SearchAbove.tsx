import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { columns, staff } from './staff.ts';

export default function SearchAbove() {
  const [search, setSearch] = React.useState('payroll');
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['payroll'],
  });

  function handleSearch(text: string) {
    setSearch(text);
    const words = text.split(' ').filter((word) => word !== '');
    setFilterModel((model) => ({ ...model, quickFilterValues: words }));
  }

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        type="search"
        label="Search staff"
        size="small"
        value={search}
        onChange={(event) => handleSearch(event.target.value)}
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 268 }}>
        <DataGrid
          rows={staff}
          columns={columns}
          label="Staff found"
          hideFooter
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
    </Box>
  );
}
