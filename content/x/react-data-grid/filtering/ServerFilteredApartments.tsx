import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, getGridStringOperators, type GridColDef } from '@mui/x-data-grid';
import { apartments, type Apartment } from './apartments.ts';

const columns: GridColDef<Apartment>[] = [
  {
    field: 'street',
    headerName: 'Street',
    flex: 1,
    minWidth: 140,
    filterOperators: getGridStringOperators().filter(({ value }) => value === 'contains'),
  },
  { field: 'rent', headerName: 'Rent', type: 'number', filterable: false },
];

/** Stands for a request such as `/apartments?street=mill`. */
async function fetchApartments(street: string): Promise<readonly Apartment[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  return apartments.filter((each) => each.street.toLowerCase().includes(street.toLowerCase()));
}

export default function ServerFilteredApartments() {
  const [street, setStreet] = React.useState('');
  const [answer, setAnswer] = React.useState<{ to?: string; rows: readonly Apartment[] }>({
    rows: [],
  });

  React.useEffect(() => {
    let isCurrent = true;
    void fetchApartments(street).then((rows) => {
      if (isCurrent) setAnswer({ to: street, rows });
    });
    return () => {
      isCurrent = false;
    };
  }, [street]);

  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGrid
        rows={answer.rows}
        columns={columns}
        label="Apartments from the server"
        showToolbar
        hideFooter
        slotProps={{ toolbar: { showQuickFilter: false } }}
        loading={answer.to !== street}
        filterMode="server"
        filterDebounceMs={400}
        onFilterModelChange={({ items }) => setStreet(String(items[0]?.value ?? ''))}
      />
    </Box>
  );
}
