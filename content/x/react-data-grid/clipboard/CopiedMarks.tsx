import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns, pupils } from './marks.ts';

export default function CopiedMarks() {
  const [copied, setCopied] = React.useState<string>();

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 268 }}>
        <DataGrid
          rows={pupils}
          columns={columns}
          label="Marks to copy"
          hideFooter
          checkboxSelection
          disableRowSelectionOnClick
          onClipboardCopy={setCopied}
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1, whiteSpace: 'pre-wrap' }}>
        {copied === undefined
          ? 'Click a cell or check rows, then press Ctrl+C.'
          : `Copied: ${copied}`}
      </Typography>
    </Box>
  );
}
