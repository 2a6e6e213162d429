import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import {
  DataGridPro,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid-pro';
import { parcels, type Parcel } from './parcels.ts';

const columns: GridColDef<Parcel>[] = [
  { field: 'code', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'due', headerName: 'Due', width: 110 },
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 120 },
];

function MoveItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);
  const position = visible.findIndex(({ field }) => field === colDef.field);
  const neighbors = [
    { column: visible[position - 1], word: 'before' },
    { column: visible[position + 1], word: 'after' },
  ];

  return neighbors.map(
    ({ column, word }) =>
      column && (
        <MenuItem
          key={word}
          onClick={(event) => {
            const index = apiRef.current.getColumnIndex(column.field, false);
            apiRef.current.setColumnIndex(colDef.field, index);
            onClick(event);
          }}
        >
          <ListItemIcon>
            <SwapHorizIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>
            Move {word} {column.headerName}
          </ListItemText>
        </MenuItem>
      ),
  );
}

export default function MoveInMenu() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGridPro
        rows={parcels}
        columns={columns}
        label="Parcels, moved by menu"
        slotProps={{ columnMenu: { slots: { moveItems: MoveItems } } }}
        disableColumnPinning
        hideFooter
      />
    </Box>
  );
}
