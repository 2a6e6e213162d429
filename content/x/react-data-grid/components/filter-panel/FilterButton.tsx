import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
} from '@mui/x-data-grid';
import { columns, volunteers } from './volunteers.ts';

function VolunteerToolbar() {
  const apiRef = useGridApiContext();

  return (
    <Toolbar>
      <FilterPanelTrigger
        render={({ material: _material, ...props }, { filterCount }) => (
          <>
            <ToolbarButton {...props} render={<Button />}>
              {filterCount > 0 ? `Filtered (${filterCount})` : 'Filter'}
            </ToolbarButton>
            <ToolbarButton
              render={<Button />}
              disabled={filterCount === 0}
              onClick={() => apiRef.current.setFilterModel({ items: [] })}
            >
              Show all
            </ToolbarButton>
          </>
        )}
      />
    </Toolbar>
  );
}

const slots = { toolbar: VolunteerToolbar };

export default function FilterButton() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid
        rows={volunteers}
        columns={columns}
        label="Volunteers"
        showToolbar
        slots={slots}
        hideFooter
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'team', operator: 'is', value: 'Garden' }] },
          },
        }}
      />
    </Box>
  );
}
