import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { books } from './books.ts';
import { columns } from './columns.ts';

export default function SavedWidths() {
  const [widths, setWidths] = React.useState<Record<string, { width: number }>>({});
  const [visit, setVisit] = React.useState(1);
  const saved = Object.entries(widths).map(
    ([field, { width }]) => `${field}: ${Math.round(width)}`,
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={() => setVisit(visit + 1)}>Leave and come back</Button>
      <Box sx={{ width: '100%', height: 330 }}>
        <DataGrid
          key={visit}
          rows={books}
          columns={columns}
          label="Books with saved widths"
          initialState={{ columns: { dimensions: widths } }}
          onColumnWidthChange={({ colDef, width }) =>
            setWidths((all) => ({ ...all, [colDef.field]: { width } }))
          }
          hideFooter
        />
      </Box>
      <Typography role="status">Saved: {saved.join(', ') || 'nothing yet'}</Typography>
    </Stack>
  );
}
