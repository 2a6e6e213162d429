import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';
import { records, type VinylRecord } from './records.ts';

function FormatSelect({ colDef, item, inputRef, hasFocus }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();

  return (
    <NativeSelect
      fullWidth
      inputRef={inputRef}
      value={item.value ?? ''}
      inputProps={{ 'aria-label': 'Filter by format', tabIndex: hasFocus ? 0 : -1 }}
      onFocus={() => apiRef.current.startHeaderFilterEditMode(colDef.field)}
      onBlur={() => apiRef.current.stopHeaderFilterEditMode()}
      onChange={({ target: { value } }) => {
        if (value === '') apiRef.current.deleteFilterItem(item);
        else apiRef.current.upsertFilterItem({ ...item, operator: 'is', value });
      }}
    >
      <option value="">All</option>
      <option value="LP">LP</option>
      <option value="EP">EP</option>
      <option value="Single">Single</option>
    </NativeSelect>
  );
}

const columns: GridColDef<VinylRecord>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  {
    field: 'format',
    headerName: 'Format',
    type: 'singleSelect',
    valueOptions: ['LP', 'EP', 'Single'],
    width: 110,
    renderHeaderFilter: (params) => <FormatSelect {...params} />,
  },
  { field: 'year', headerName: 'Year', width: 90, renderHeaderFilter: () => null },
];

export default function FormatFilter() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGridPro
        rows={records}
        columns={columns}
        label="Records by format"
        headerFilters
        headerFilterHeight={64}
      />
    </Box>
  );
}
