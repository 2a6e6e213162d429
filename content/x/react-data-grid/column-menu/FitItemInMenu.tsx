import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import FitScreenIcon from '@mui/icons-material/FitScreen';
import { DataGrid, useGridApiContext, type GridColumnMenuItemProps } from '@mui/x-data-grid';
import { columns } from './columns.ts';
import { games } from './games.ts';

function FitItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  return (
    <MenuItem
      onClick={(event) => {
        onClick(event);
        void apiRef.current.autosizeColumns({ columns: [colDef.field] });
      }}
    >
      <ListItemIcon>
        <FitScreenIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Fit to content</ListItemText>
    </MenuItem>
  );
}

const columnMenu = {
  slots: { fitItem: FitItem },
  slotProps: { fitItem: { displayOrder: 25 }, columnMenuFilterItem: { displayOrder: 0 } },
};

export default function FitItemInMenu() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        rows={games}
        columns={columns}
        label="Games on our shelves"
        slotProps={{ columnMenu }}
        hideFooter
      />
    </Box>
  );
}
