import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { recipes, tags, type Recipe } from './recipes.ts';

type Tags = readonly string[];

function TagsInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  return (
    <Autocomplete
      multiple
      size="small"
      options={tags}
      value={[...((item.value ?? []) as Tags)]}
      onChange={(_event, next) =>
        applyValue({ ...item, value: next.length > 0 ? next : undefined })
      }
      renderInput={(params) => <TextField {...params} label="Tags" inputRef={focusElementRef} />}
    />
  );
}

function createOperator(
  value: string,
  label: string,
  matches: (chosen: Tags, ofRow: Tags) => boolean,
): GridFilterOperator<Recipe, Tags> {
  return {
    value,
    label,
    InputComponent: TagsInput,
    getApplyFilterFn: (item) => {
      const chosen = item.value as Tags | undefined;
      return chosen ? (ofRow) => matches(chosen, ofRow) : null;
    },
  };
}

const columns: GridColDef<Recipe>[] = [
  { field: 'title', headerName: 'Recipe', flex: 1, minWidth: 120 },
  {
    field: 'tags',
    headerName: 'Tags',
    width: 170,
    sortable: false,
    valueFormatter: (value: Tags) => value.join(', '),
    filterOperators: [
      createOperator('hasAll', 'has all of', (chosen, ofRow) =>
        chosen.every((tag) => ofRow.includes(tag)),
      ),
      createOperator('hasAny', 'has any of', (chosen, ofRow) =>
        chosen.some((tag) => ofRow.includes(tag)),
      ),
    ],
  },
];

export default function TagOperators() {
  return (
    <Box sx={{ width: '100%', height: 330 }}>
      <DataGrid
        rows={recipes}
        columns={columns}
        label="Recipes by tag"
        showToolbar
        hideFooter
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'tags', operator: 'hasAll', value: ['spicy'] }] },
          },
        }}
      />
    </Box>
  );
}
