import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, gridFilteredTopLevelRowCountSelector, useGridApiRef } from '@mui/x-data-grid';
import { columns, dishes } from './dishes.ts';

export default function AnnouncedResults() {
  const apiRef = useGridApiRef();
  const [count, setCount] = React.useState(dishes.length);

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('stateChange', () =>
        setCount(gridFilteredTopLevelRowCountSelector(apiRef)),
      ),
    [apiRef],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          rows={dishes}
          columns={columns}
          label="Menu of the day"
          showToolbar
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Dishes: {count} of {dishes.length}
      </Typography>
    </Box>
  );
}
