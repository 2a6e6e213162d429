import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import { DataGrid, type GridColDef, type GridSingleSelectColDef } from '@mui/x-data-grid';

function stars(max: number): Partial<GridSingleSelectColDef> {
  return {
    type: 'singleSelect',
    width: 40 + max * 20,
    display: 'flex',
    valueOptions: Array.from({ length: max }, (_, index) => ({
      value: index + 1,
      label: `${index + 1} of ${max}`,
    })),
    renderCell: ({ value }) => <Rating value={value} max={max} size="small" readOnly />,
  };
}

const beaches = [
  { id: 1, name: 'Shell Bay', water: 5, parking: 1 },
  { id: 2, name: 'Old Pier', water: 2, parking: 3 },
  { id: 3, name: 'North Dunes', water: 4, parking: 2 },
];

const columns: GridColDef<(typeof beaches)[number]>[] = [
  { field: 'name', headerName: 'Beach', flex: 1, minWidth: 90 },
  { ...stars(5), field: 'water', headerName: 'Water', editable: true },
  { ...stars(3), field: 'parking', headerName: 'Parking', editable: true },
];

export default function BeachRatings() {
  return (
    <Box sx={{ width: '100%', height: 280 }}>
      <DataGrid rows={beaches} columns={columns} label="Beaches" showToolbar hideFooter />
    </Box>
  );
}
