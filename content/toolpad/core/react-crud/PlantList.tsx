import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { List, type DataModelId, type DataSource } from '@toolpad/core/Crud';
import { plantSource, type Plant } from './plants.ts';
import { usePageTheme } from './usePageTheme.ts';

const { fields, getMany } = plantSource;
const readOnlySource: DataSource<Plant> & { getMany: typeof getMany } = { fields, getMany };

export default function PlantList() {
  const [chosen, setChosen] = React.useState<DataModelId | null>(null);

  return (
    <AppProvider theme={usePageTheme()}>
      <Box sx={{ p: 2 }}>
        <List<Plant>
          dataSource={readOnlySource}
          initialPageSize={25}
          onRowClick={setChosen}
          slotProps={{ dataGrid: { 'aria-label': 'Plants to read', hideFooter: true } }}
        />
        <Typography role="status" sx={{ mt: 1 }}>
          {chosen === null ? 'Click a plant' : `Plant ${chosen} is chosen`}
        </Typography>
      </Box>
    </AppProvider>
  );
}
