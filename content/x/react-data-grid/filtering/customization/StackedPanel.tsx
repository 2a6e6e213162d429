import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { recipes, type Recipe } from './recipes.ts';

const columns: GridColDef<Recipe>[] = [
  { field: 'title', headerName: 'Recipe', flex: 1, minWidth: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const slotProps = {
  filterPanel: {
    columnsSort: 'asc' as const,
    getColumnForNewFilter: () => 'minutes',
    sx: {
      [`& .${gridClasses.filterForm}`]: { flexDirection: 'column', alignItems: 'stretch' },
      [`& .${gridClasses.filterFormDeleteIcon}`]: { alignSelf: 'flex-end' },
      [`& .${gridClasses.filterFormColumnInput}, & .${gridClasses.filterFormOperatorInput}, & .${gridClasses.filterFormValueInput}`]:
        { width: 210 },
    },
  },
};

export default function StackedPanel() {
  return (
    <Box sx={{ width: '100%', height: 330 }}>
      <DataGrid
        rows={recipes}
        columns={columns}
        label="Recipes by time"
        showToolbar
        hideFooter
        slotProps={slotProps}
      />
    </Box>
  );
}
