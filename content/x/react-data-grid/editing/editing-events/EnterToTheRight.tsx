import Box from '@mui/material/Box';
import { DataGrid, GridCellEditStopReasons, useGridApiRef } from '@mui/x-data-grid';
import { columns, seeds } from './seeds.ts';

export default function EnterToTheRight() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        apiRef={apiRef}
        rows={seeds}
        columns={columns}
        label="Seeds, Enter goes right"
        hideFooter
        onCellEditStop={({ id, field, reason }, event) => {
          if (reason !== GridCellEditStopReasons.enterKeyDown) return;
          event.defaultMuiPrevented = true;
          apiRef.current?.stopCellEditMode({ id, field, cellToFocusAfter: 'right' });
        }}
      />
    </Box>
  );
}
