import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, recipes } from './recipes.ts';

function CountingToolbar() {
  const apiRef = useGridApiContext();
  const found = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);

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
              placeholder="Dish or kitchen"
              slotProps={{
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search and count recipes' },
                input: {
                  endAdornment: (
                    <InputAdornment position="end" role="status">
                      {value === '' ? '' : `${found} found`}
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

const slots = { toolbar: CountingToolbar };

export default function SearchWithCount() {
  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <DataGrid
        rows={recipes}
        columns={columns}
        label="Recipes, counted"
        showToolbar
        slots={slots}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['soup'] } } }}
        hideFooter
      />
    </Box>
  );
}
