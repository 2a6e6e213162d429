import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import SearchIcon from '@mui/icons-material/Search';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { columns, recipes } from './recipes.ts';

function RecipeToolbar() {
  return (
    <Toolbar>
      <Typography sx={{ flexGrow: 1, mx: 0.5, fontWeight: 'medium' }}>Recipes</Typography>
      <QuickFilter
        render={(props, { expanded }) => (
          <div {...props}>
            <QuickFilterTrigger
              render={<ToolbarButton aria-label="Search" />}
              style={{ display: expanded ? 'none' : undefined }}
            >
              <SearchIcon fontSize="small" />
            </QuickFilterTrigger>
            <QuickFilterControl
              render={({ ref, slotProps, ...field }) => (
                <TextField
                  {...field}
                  inputRef={ref ?? null}
                  size="small"
                  placeholder="Dish or kitchen"
                  style={{ display: expanded ? undefined : 'none' }}
                  slotProps={{
                    htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search recipes' },
                  }}
                />
              )}
            />
          </div>
        )}
      />
    </Toolbar>
  );
}

const slots = { toolbar: RecipeToolbar };

export default function CollapsedSearch() {
  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <DataGrid
        rows={recipes}
        columns={columns}
        label="Recipes"
        showToolbar
        slots={slots}
        hideFooter
      />
    </Box>
  );
}
