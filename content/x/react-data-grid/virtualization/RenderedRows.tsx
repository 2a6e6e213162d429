import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { buoys, columns } from './buoys.ts';

export default function RenderedRows() {
  const apiRef = useGridApiRef();
  const [rendered, setRendered] = React.useState('scroll to see them');

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('renderedRowsIntervalChange', (context) =>
        setRendered(`${context.firstRowIndex + 1} to ${context.lastRowIndex}`),
      ),
    [apiRef],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        Rendered rows: {rendered}
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          rows={buoys}
          columns={columns}
          aria-label="Water temperature by hour"
          hideFooter
        />
      </Box>
    </Box>
  );
}
