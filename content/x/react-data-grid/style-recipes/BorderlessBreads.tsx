import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { breads, columns } from './breads.ts';

export default function BorderlessBreads() {
  return (
    <Box sx={{ width: '100%', height: 330 }}>
      <DataGrid
        rows={breads}
        columns={columns}
        label="Bread, without lines"
        hideFooter
        sx={{
          border: 0,
          '--DataGrid-rowBorderColor': 'transparent',
          [`& .${gridClasses.columnSeparator}`]: { opacity: 0 },
          [`& .${gridClasses.columnHeader}:hover .${gridClasses.columnSeparator}`]: { opacity: 1 },
        }}
      />
    </Box>
  );
}
