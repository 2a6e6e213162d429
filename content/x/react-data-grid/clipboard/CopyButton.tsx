import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, pupils } from './marks.ts';

export default function CopyButton() {
  const apiRef = useGridApiRef();
  const [label, setLabel] = React.useState('Copy table');

  async function copy() {
    const text = apiRef.current?.getDataAsCsv({ delimiter: '\t' }) ?? '';
    try {
      await navigator.clipboard.writeText(text);
      setLabel('Copied');
    } catch {
      setLabel('Copying is not allowed here');
    }
  }

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => void copy()} sx={{ mb: 1 }}>
        {label}
      </Button>
      <Box sx={{ height: 268 }}>
        <DataGrid
          apiRef={apiRef}
          rows={pupils}
          columns={columns}
          label="Marks with their headers"
          hideFooter
          rowSelection={false}
        />
      </Box>
    </Box>
  );
}
