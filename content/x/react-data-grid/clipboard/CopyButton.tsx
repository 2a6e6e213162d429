import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, pupils } from './marks.ts';

export default function CopyButton() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  async function copy() {
    const text = apiRef.current?.getDataAsCsv({ delimiter: '\t' }) ?? '';
    try {
      await navigator.clipboard.writeText(text);
      setMessage('Copied with headers.');
    } catch {
      setMessage('The browser does not allow copying here.');
    }
  }

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => void copy()} sx={{ mb: 1 }}>
        Copy table
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
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: '1lh' }}>
        {message}
      </Typography>
    </Box>
  );
}
