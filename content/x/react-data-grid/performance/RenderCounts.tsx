import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { exhibits } from './exhibits.ts';

/** Counts how often it is rendered, and writes the number without rendering again. */
function RenderCount() {
  const output = React.useRef<HTMLSpanElement>(null);
  const count = React.useRef(0);
  React.useEffect(() => {
    count.current += 1;
    if (output.current) output.current.textContent = String(count.current);
  });
  return <span ref={output} />;
}

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Exhibit', flex: 1, minWidth: 130 },
  { field: 'renders', headerName: 'Renders', width: 100, renderCell: () => <RenderCount /> },
];

const stable = { border: 1 };

export default function RenderCounts() {
  const [note, setNote] = React.useState('');
  const [isInline, setIsInline] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="New sx object on each render"
        control={<Switch />}
        checked={isInline}
        onChange={(_event, checked) => setIsInline(checked)}
      />
      <TextField
        label="Note"
        size="small"
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Box sx={{ height: 270 }}>
        <DataGrid
          rows={exhibits}
          columns={columns}
          aria-label="Exhibits and how often they are rendered"
          sx={isInline ? { border: 1 } : stable}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
