import Box from '@mui/material/Box';
import AcUnitIcon from '@mui/icons-material/AcUnit';
import PlaceIcon from '@mui/icons-material/Place';
import WbSunnyIcon from '@mui/icons-material/WbSunny';
import {
  DataGrid,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { columns } from './columns.tsx';
import { places } from './weather.ts';

const icons: Readonly<Record<string, typeof PlaceIcon>> = {
  Station: PlaceIcon,
  January: AcUnitIcon,
  July: WbSunnyIcon,
};

function renderHeaderGroup({ groupId, headerName }: GridColumnGroupHeaderParams) {
  const Icon = groupId === null ? undefined : icons[groupId];
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontWeight: 'medium' }}
    >
      {Icon && <Icon fontSize="small" />}
      {headerName}
    </Box>
  );
}

const groups: GridColumnGroupingModel = [
  { groupId: 'Station', renderHeaderGroup, children: [{ field: 'place' }, { field: 'elevation' }] },
  {
    groupId: 'January',
    renderHeaderGroup,
    children: [{ field: 'winterLow' }, { field: 'winterHigh' }],
  },
  {
    groupId: 'July',
    renderHeaderGroup,
    children: [{ field: 'summerLow' }, { field: 'summerHigh' }],
  },
];

export default function GroupIcons() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid
        rows={places}
        columns={columns}
        columnGroupingModel={groups}
        columnGroupHeaderHeight={36}
        label="Climate by month"
        showColumnVerticalBorder
        hideFooter
      />
    </Box>
  );
}
