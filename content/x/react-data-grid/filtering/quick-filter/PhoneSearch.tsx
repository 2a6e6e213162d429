import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';
import { staff, type Colleague } from './staff.ts';

const digits = (text: string) => text.replaceAll(/\D/g, '');

const columns: GridColDef<Colleague>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'team', headerName: 'Team', width: 100, getApplyQuickFilterFn: () => null },
  {
    field: 'phone',
    headerName: 'Phone',
    width: 120,
    getApplyQuickFilterFn: (value: string) =>
      /^[\d\s-]+$/.test(value) ? (phone: string) => digits(phone).includes(digits(value)) : null,
  },
];

const keepPhrase = (text: string) => (text === '' ? [] : [text]);

function PhoneToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded parser={keepPhrase} style={{ flexGrow: 1 }}>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref ?? null}
              fullWidth
              size="small"
              placeholder="Name or phone"
              slotProps={{
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search phone list' },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

const slots = { toolbar: PhoneToolbar };

export default function PhoneSearch() {
  return (
    <Box sx={{ width: '100%', height: 330 }}>
      <DataGrid
        rows={staff}
        columns={columns}
        label="Phone list"
        hideFooter
        showToolbar
        slots={slots}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['0140'] } } }}
      />
    </Box>
  );
}
