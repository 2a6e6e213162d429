import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { pupils, type Pupil } from './marks.ts';

/** A mark from 0 to 100; anything else leaves the cell as it is. */
function parseMark(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const mark = Number(text);
  return mark >= 0 && mark <= 100 ? mark : undefined;
}

const columns: GridColDef<Pupil>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  {
    field: 'essay',
    headerName: 'Essay',
    type: 'number',
    width: 90,
    editable: true,
    pastedValueParser: parseMark,
  },
  {
    field: 'exam',
    headerName: 'Exam',
    type: 'number',
    width: 90,
    editable: true,
    pastedValueParser: parseMark,
  },
];

export default function PastedMarks() {
  const [message, setMessage] = React.useState('Copy marks and paste them elsewhere.');

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 268 }}>
        <DataGridPremium
          rows={pupils}
          columns={columns}
          label="Marks to paste into"
          hideFooter
          cellSelection
          disableRowSelectionOnClick
          onBeforeClipboardPasteStart={({ data }) => {
            if (data.length <= pupils.length) return Promise.resolve();
            setMessage(`Not pasted: ${data.length} rows for a class of ${pupils.length}.`);
            return Promise.reject(new Error('Too many rows'));
          }}
          onClipboardPasteEnd={({ newRows }) => setMessage(`Pupils changed: ${newRows.size}.`)}
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
