import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  useGridApiContext,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { columns } from './columns.ts';
import { games } from './games.ts';

function LoansItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  return (
    <MenuItem
      onClick={(event) => {
        onClick(event);
        apiRef.current.setFilterModel({
          items: [{ field: colDef.field, operator: 'equals', value: 'On loan' }],
        });
      }}
    >
      <ListItemText inset>Show loans</ListItemText>
    </MenuItem>
  );
}

const placeSlots = { loansItem: LoansItem };

function GameMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu {...props} slots={props.colDef.field === 'place' ? placeSlots : undefined} />
  );
}

const slots = { columnMenu: GameMenu };

export default function MenuByColumn() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid rows={games} columns={columns} label="Games and loans" slots={slots} hideFooter />
    </Box>
  );
}
