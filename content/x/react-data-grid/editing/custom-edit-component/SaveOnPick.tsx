import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridCellModes,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { courses, dishes, type Dish } from './dishes.ts';

function CourseEditor(params: GridRenderEditCellParams<Dish, string>) {
  const { id, field, value } = params;
  const apiRef = useGridApiContext();
  const [first] = React.useState(value);

  React.useEffect(() => {
    const isEdited = apiRef.current.getCellMode(id, field) === GridCellModes.Edit;
    if (value !== first && isEdited) apiRef.current.stopCellEditMode({ id, field });
  }, [apiRef, id, field, value, first]);

  return (
    <GridEditSingleSelectCell
      {...params}
      slotProps={{ root: { material: { SelectDisplayProps: { 'aria-label': 'Course' } } } }}
    />
  );
}

const columns: GridColDef<Dish>[] = [
  { field: 'name', headerName: 'Dish', flex: 1, minWidth: 120 },
  {
    field: 'course',
    headerName: 'Course',
    type: 'singleSelect',
    valueOptions: courses,
    editable: true,
    width: 150,
    renderEditCell: (params) => <CourseEditor {...params} />,
  },
];

export default function SaveOnPick() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid rows={dishes} columns={columns} label="Courses of dishes" hideFooter />
    </Box>
  );
}
