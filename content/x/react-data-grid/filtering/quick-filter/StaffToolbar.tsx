import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import ClearIcon from '@mui/icons-material/Clear';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import { columns, staff } from './staff.ts';

function StaffSearch() {
  return (
    <Toolbar>
      <QuickFilter expanded style={{ flexGrow: 1 }}>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }, { value }) => (
            <TextField
              {...props}
              inputRef={ref ?? null}
              fullWidth
              size="small"
              placeholder="Name, team or phone"
              slotProps={{
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search staff' },
                input: {
                  endAdornment: value !== '' && (
                    <InputAdornment position="end">
                      <QuickFilterClear
                        render={<IconButton size="small" edge="end" aria-label="Clear search" />}
                      >
                        <ClearIcon fontSize="small" />
                      </QuickFilterClear>
                    </InputAdornment>
                  ),
                },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

const slots = { toolbar: StaffSearch };

export default function StaffToolbar() {
  return (
    <Box sx={{ width: '100%', height: 330 }}>
      <DataGrid
        rows={staff}
        columns={columns}
        label="Staff"
        hideFooter
        showToolbar
        slots={slots}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['pay'] } } }}
      />
    </Box>
  );
}
