import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
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

export default function PhoneSearch() {
  return (
    <Box sx={{ width: '100%', height: 330 }}>
      <DataGrid
        rows={staff}
        columns={columns}
        aria-label="Phone list"
        hideFooter
        showToolbar
        disableColumnFilter
        disableColumnSelector
        slotProps={{
          toolbar: {
            csvOptions: { disableToolbarButton: true },
            printOptions: { disableToolbarButton: true },
            quickFilterProps: { quickFilterParser: (text) => (text === '' ? [] : [text]) },
          },
        }}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['0140'] } } }}
      />
    </Box>
  );
}
