import Box from '@mui/material/Box';
import KeyboardDoubleArrowDownIcon from '@mui/icons-material/KeyboardDoubleArrowDown';
import KeyboardDoubleArrowUpIcon from '@mui/icons-material/KeyboardDoubleArrowUp';
import SubtitlesIcon from '@mui/icons-material/Subtitles';
import SubtitlesOffIcon from '@mui/icons-material/SubtitlesOffOutlined';
import { DataGrid, type GridColDef, type GridIconSlotsComponent } from '@mui/x-data-grid';
import { columns, shows, type Show } from './shows.ts';

const slots: Partial<GridIconSlotsComponent> = {
  booleanCellTrueIcon: ({ className, titleAccess }) => (
    <SubtitlesIcon fontSize="small" className={className} titleAccess={titleAccess} />
  ),
  booleanCellFalseIcon: ({ className, titleAccess }) => (
    <SubtitlesOffIcon fontSize="small" className={className} titleAccess={titleAccess} />
  ),
  columnSortedAscendingIcon: ({ className }) => (
    <KeyboardDoubleArrowUpIcon fontSize="small" className={className} />
  ),
  columnSortedDescendingIcon: ({ className }) => (
    <KeyboardDoubleArrowDownIcon fontSize="small" className={className} />
  ),
};

const allColumns: GridColDef<Show>[] = [
  ...columns,
  { field: 'subtitles', headerName: 'Subtitles', type: 'boolean', width: 95 },
];

export default function OwnIcons() {
  return (
    <Box sx={{ width: '100%', height: 266 }}>
      <DataGrid
        rows={shows}
        columns={allColumns}
        label="Shows with subtitles"
        slots={slots}
        initialState={{ sorting: { sortModel: [{ field: 'seats', sort: 'desc' }] } }}
        hideFooter
      />
    </Box>
  );
}
