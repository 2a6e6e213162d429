import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  gridSortModelSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, exhibits } from './exhibits.ts';

function SortingToolbar() {
  const apiRef = useGridApiContext();
  const sortModel = useGridSelector(apiRef, gridSortModelSelector);

  return (
    <Toolbar aria-label="Tools for exhibits">
      <ToolbarButton
        render={<Button />}
        disabled={sortModel.length === 0}
        onClick={() => apiRef.current.setSortModel([])}
      >
        Original order
      </ToolbarButton>
      <ColumnsPanelTrigger render={<ToolbarButton render={<Button />} />}>
        Columns
      </ColumnsPanelTrigger>
    </Toolbar>
  );
}

const slots = { toolbar: SortingToolbar };

export default function ResetSorting() {
  return (
    <Box sx={{ width: '100%', height: 330 }}>
      <DataGrid
        rows={exhibits}
        columns={columns}
        label="Exhibits by year"
        showToolbar
        slots={slots}
        initialState={{ sorting: { sortModel: [{ field: 'year', sort: 'asc' }] } }}
        hideFooter
      />
    </Box>
  );
}
