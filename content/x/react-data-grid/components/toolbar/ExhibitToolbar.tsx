import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import DownloadIcon from '@mui/icons-material/Download';
import FilterListIcon from '@mui/icons-material/FilterList';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  gridFilterActiveItemsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, exhibits } from './exhibits.ts';

function MuseumToolbar() {
  const apiRef = useGridApiContext();
  const filters = useGridSelector(apiRef, gridFilterActiveItemsSelector);

  return (
    <Toolbar>
      <Typography sx={{ flexGrow: 1, mx: 0.5, fontWeight: 'medium' }}>Exhibits</Typography>
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <Tooltip title={`Filters: ${filters.length}`}>
        <FilterPanelTrigger render={<ToolbarButton />}>
          <Badge badgeContent={filters.length} color="primary">
            <FilterListIcon fontSize="small" />
          </Badge>
        </FilterPanelTrigger>
      </Tooltip>
      <Tooltip title="Download as CSV">
        <ExportCsv options={{ fileName: 'exhibits' }} render={<ToolbarButton />}>
          <DownloadIcon fontSize="small" />
        </ExportCsv>
      </Tooltip>
    </Toolbar>
  );
}

const slots = { toolbar: MuseumToolbar };

export default function ExhibitToolbar() {
  return (
    <Box sx={{ width: '100%', height: 330 }}>
      <DataGrid
        rows={exhibits}
        columns={columns}
        label="Exhibits"
        showToolbar
        slots={slots}
        hideFooter
      />
    </Box>
  );
}
