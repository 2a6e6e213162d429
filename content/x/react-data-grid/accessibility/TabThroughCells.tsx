import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns, dishes } from './dishes.ts';

export default function TabThroughCells() {
  return (
    <Box sx={{ width: '100%' }}>
      <Typography id="portions-heading" component="h3" variant="subtitle1" sx={{ mb: 1 }}>
        Portions to cook
      </Typography>
      <Box sx={{ height: 270 }}>
        <DataGrid
          rows={dishes}
          columns={columns}
          aria-labelledby="portions-heading"
          tabNavigation="content"
          hideFooter
        />
      </Box>
    </Box>
  );
}
