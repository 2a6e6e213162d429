import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { apartments, type Apartment } from './apartments.ts';

const columns: GridColDef<Apartment>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 140 },
  { field: 'district', headerName: 'District', width: 120 },
  { field: 'rent', headerName: 'Rent', type: 'number', width: 100 },
];

const districts = ['Harbor', 'Hill', 'Old Town'];

export default function ApartmentDistricts() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const district: unknown = filterModel.items.find(({ field }) => field === 'district')?.value;

  function filterByDistrict(value: string | null) {
    const items = value === null ? [] : [{ field: 'district', operator: 'equals', value }];
    setFilterModel((model) => ({ ...model, items }));
  }

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="District"
        value={district ?? null}
        onChange={(_event, value: string | null) => filterByDistrict(value)}
      >
        {districts.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 370 }}>
        <DataGrid
          rows={apartments}
          columns={columns}
          label="Apartments of a district"
          hideFooter
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
    </Stack>
  );
}
