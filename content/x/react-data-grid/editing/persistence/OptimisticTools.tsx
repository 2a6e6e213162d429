import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns, tools, type Tool } from './rentalTools.ts';

/** Stands for the request that stores a tool. */
async function store({ name, rate }: Tool): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 1000);
  });
  if (rate > 50) throw new Error(`${name}: the rate is 50 at most. The old one is back.`);
}

export default function OptimisticTools() {
  const [rows, setRows] = React.useState(tools);
  const [saving, setSaving] = React.useState<readonly number[]>([]);
  const [error, setError] = React.useState('');

  const replace = (row: Tool) =>
    setRows((all) => all.map((each) => (each.id === row.id ? row : each)));

  const processRowUpdate = (after: Tool, before: Tool) => {
    if (after.rate === before.rate && after.count === before.count) return before;
    setError('');
    replace(after);
    setSaving((ids) => [...ids, after.id]);
    void store(after)
      .catch((reason: Error) => {
        replace(before);
        setError(reason.message);
      })
      .finally(() => setSaving((ids) => ids.filter((id) => id !== after.id)));
    return after;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 268 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Tools that save in the background"
          hideFooter
          processRowUpdate={processRowUpdate}
          isCellEditable={({ row }) => !saving.includes(row.id)}
          getRowClassName={({ row }) => (saving.includes(row.id) ? 'saving' : '')}
          sx={{ [`& .saving .${gridClasses.cell}`]: { fontStyle: 'italic' } }}
        />
      </Box>
      <Box role="alert" sx={{ mt: 1, minHeight: 48 }}>
        {error !== '' && (
          <Alert severity="error" role="presentation">
            {error}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
