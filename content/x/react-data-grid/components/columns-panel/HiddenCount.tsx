import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  gridColumnVisibilityModelSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { cameras, columns } from './cameras.ts';

function CameraToolbar() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const hidden = Object.values(model).filter((isVisible) => !isVisible).length;

  return (
    <Toolbar>
      <ColumnsPanelTrigger
        render={({ material: _material, ...props }, { open }) => (
          <ToolbarButton {...props} render={<Button variant={open ? 'contained' : 'text'} />}>
            {hidden > 0 ? `Columns (${hidden} hidden)` : 'Columns'}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

const slots = { toolbar: CameraToolbar };

export default function HiddenCount() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        rows={cameras}
        columns={columns}
        label="Cameras"
        showToolbar
        slots={slots}
        hideFooter
        initialState={{ columns: { columnVisibilityModel: { weight: false } } }}
      />
    </Box>
  );
}
