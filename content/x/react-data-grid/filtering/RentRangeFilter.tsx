import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { apartments, type Apartment } from './apartments.ts';

function RangeInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const [from = '', to = ''] = (item.value ?? []) as readonly string[];
  const apply = (value: readonly string[]) =>
    applyValue({ ...item, value: value.some((end) => end !== '') ? value : undefined });

  return (
    <Stack direction="row" spacing={1} sx={{ width: 190 }}>
      <TextField
        label="From"
        size="small"
        type="number"
        value={from}
        onChange={(event) => apply([event.target.value, to])}
        inputRef={focusElementRef}
      />
      <TextField
        label="To"
        size="small"
        type="number"
        value={to}
        onChange={(event) => apply([from, event.target.value])}
      />
    </Stack>
  );
}

const between: GridFilterOperator<Apartment, number> = {
  label: 'is between',
  value: 'between',
  getApplyFilterFn: ({ value }) => {
    if (!Array.isArray(value)) return null;
    const [from, to] = value as readonly (number | null)[];
    return (rent) => rent >= (from ?? -Infinity) && rent <= (to ?? Infinity);
  },
  InputComponent: RangeInput,
};

const columns: GridColDef<Apartment>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 140 },
  {
    field: 'rent',
    headerName: 'Rent',
    type: 'number',
    width: 120,
    filterOperators: [between, ...getGridNumericOperators()],
  },
];

export default function RentRangeFilter() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGrid
        rows={apartments}
        columns={columns}
        label="Apartments in a range of rents"
        showToolbar
        hideFooter
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'rent', operator: 'between', value: ['900', '1200'] }],
            },
          },
        }}
      />
    </Box>
  );
}
