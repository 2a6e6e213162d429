import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridCellEditStartReasons,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { allergens, dishes, type Dish } from './dishes.ts';

function TagsEditor({
  id,
  field,
  value,
  hasFocus,
  colDef,
}: GridRenderEditCellParams<Dish, readonly string[]>) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [open, setOpen] = React.useState(false);

  React.useEffect(() => {
    if (hasFocus) inputRef.current?.focus();
  }, [hasFocus]);

  return (
    <Autocomplete
      multiple
      fullWidth
      disableCloseOnSelect
      disableClearable
      limitTags={1}
      size="small"
      options={allergens}
      value={[...(value ?? [])]}
      onChange={(_event, next) => {
        void apiRef.current.setEditCellValue({ id, field, value: next });
      }}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onKeyDown={(event) => {
        if (open && (event.key === 'Enter' || event.key === 'Escape')) event.stopPropagation();
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          variant="standard"
          slotProps={{
            htmlInput: { ...params.inputProps, 'aria-label': colDef.headerName ?? field },
          }}
        />
      )}
      sx={{ px: 1 }}
    />
  );
}

const columns: GridColDef<Dish>[] = [
  { field: 'name', headerName: 'Dish', width: 95 },
  {
    field: 'allergens',
    headerName: 'Allergens',
    editable: true,
    flex: 1,
    minWidth: 190,
    valueFormatter: (value: Dish['allergens']) => value.join(', '),
    renderEditCell: (params) => <TagsEditor {...params} />,
  },
];

export default function AllergenEditor() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        rows={dishes}
        columns={columns}
        label="Allergens of dishes"
        hideFooter
        onCellEditStart={({ reason }, event) => {
          const { cellDoubleClick, enterKeyDown } = GridCellEditStartReasons;
          if (reason !== cellDoubleClick && reason !== enterKeyDown) {
            event.defaultMuiPrevented = true;
          }
        }}
      />
    </Box>
  );
}
