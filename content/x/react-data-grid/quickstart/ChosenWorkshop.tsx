import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { columns, workshops } from './workshops.ts';

export default function ChosenWorkshop() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });
  const chosen = workshops.find(({ id }) => model.ids.has(id));

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 370 }}>
        <DataGrid
          rows={workshops}
          columns={columns}
          label="Workshops to book"
          hideFooter
          initialState={{ sorting: { sortModel: [{ field: 'fee', sort: 'asc' }] } }}
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {chosen ? `You chose ${chosen.name} for €${chosen.fee}.` : 'Choose a workshop.'}
      </Typography>
    </Box>
  );
}
