import Box from '@mui/material/Box';
import { DataGrid, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { columns } from './columns.tsx';
import { places } from './weather.ts';

const groups: GridColumnGroupingModel = [
  {
    groupId: 'station',
    headerName: 'Weather station',
    children: [
      {
        groupId: 'location',
        headerName: 'Location',
        children: [{ field: 'place' }, { field: 'elevation' }],
      },
    ],
  },
  {
    groupId: 'temperature',
    headerName: 'Temperature (°C)',
    description: 'Mean of daily values',
    headerAlign: 'center',
    children: [
      {
        groupId: 'winter',
        headerName: 'January',
        children: [{ field: 'winterLow' }, { field: 'winterHigh' }],
      },
      {
        groupId: 'summer',
        headerName: 'July',
        children: [{ field: 'summerLow' }, { field: 'summerHigh' }],
      },
    ],
  },
];

export default function NestedGroups() {
  return (
    <Box sx={{ width: '100%', height: 390 }}>
      <DataGrid
        rows={places}
        columns={columns}
        columnGroupingModel={groups}
        label="Climate"
        showColumnVerticalBorder
        hideFooter
      />
    </Box>
  );
}
