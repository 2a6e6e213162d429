import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { books } from './books.ts';
import { columns } from './columns.ts';

export default function FittedColumns() {
  const apiRef = useGridApiRef();
  const [includeHeaders, setIncludeHeaders] = React.useState(true);
  const [includeOutliers, setIncludeOutliers] = React.useState(false);
  const [expand, setExpand] = React.useState(false);
  const options = { includeHeaders, includeOutliers, expand };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Button variant="outlined" onClick={() => void apiRef.current?.autosizeColumns(options)}>
          Fit columns
        </Button>
        <FormControlLabel
          control={<Switch />}
          label="Headers"
          checked={includeHeaders}
          onChange={(_event, checked) => setIncludeHeaders(checked)}
        />
        <FormControlLabel
          control={<Switch />}
          label="Outliers"
          checked={includeOutliers}
          onChange={(_event, checked) => setIncludeOutliers(checked)}
        />
        <FormControlLabel
          control={<Switch />}
          label="Expand"
          checked={expand}
          onChange={(_event, checked) => setExpand(checked)}
        />
      </Stack>
      <Box sx={{ height: 330 }}>
        <DataGrid
          apiRef={apiRef}
          rows={books}
          columns={columns}
          label="Books, fitted"
          autosizeOptions={options}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
