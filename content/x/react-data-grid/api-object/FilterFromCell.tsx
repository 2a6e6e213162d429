import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGrid,
  gridFilterModelSelector,
  useGridApiContext,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { berths, type Berth } from './berths.ts';

function PierChip({ value, tabIndex }: GridRenderCellParams<Berth, string>) {
  const apiRef = useGridApiContext();

  const toggle = () => {
    const { items } = gridFilterModelSelector(apiRef);
    apiRef.current.setFilterModel({
      items: items.length > 0 ? [] : [{ field: 'pier', operator: 'equals', value }],
    });
  };

  return (
    <Chip
      label={`Pier ${value}`}
      size="small"
      tabIndex={tabIndex}
      onClick={toggle}
      onKeyDown={(event) => {
        if (event.key === ' ') event.stopPropagation(); // Space presses the chip only.
      }}
    />
  );
}

const columns: GridColDef<Berth>[] = [
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 100 },
  {
    field: 'pier',
    headerName: 'Pier',
    width: 95,
    display: 'flex',
    renderCell: (params) => <PierChip {...params} />,
  },
  { field: 'length', headerName: 'Meters', type: 'number', width: 90 },
];

export default function FilterFromCell() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        rows={berths}
        columns={columns}
        label="Boats by pier"
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
