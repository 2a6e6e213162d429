import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns, hives } from './hives.ts';

export default function GridBelowHeader() {
  return (
    <Paper
      variant="outlined"
      sx={{ width: '100%', height: 360, display: 'flex', flexDirection: 'column' }}
    >
      <Typography component="h3" variant="h6" sx={{ p: 2 }}>
        Apiary at the mill
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          rows={hives}
          columns={columns}
          aria-label="Hives below a heading"
          hideFooter
          sx={{ border: 0 }}
        />
      </Box>
    </Paper>
  );
}
