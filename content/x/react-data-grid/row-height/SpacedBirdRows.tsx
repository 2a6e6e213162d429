import Box from '@mui/material/Box';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';
import { birds, type Bird } from './birds.ts';

const columns: GridColDef<Bird>[] = [
  { field: 'name', headerName: 'Bird', flex: 1, minWidth: 110 },
  { field: 'latin', headerName: 'Latin name', flex: 1, minWidth: 140 },
];

const getRowSpacing = ({ isFirstVisible, isLastVisible }: GridRowSpacingParams) => ({
  top: isFirstVisible ? 0 : 4,
  bottom: isLastVisible ? 0 : 4,
});

export default function SpacedBirdRows() {
  return (
    <Box sx={{ width: '100%', height: 290 }}>
      <DataGrid
        rows={birds}
        columns={columns}
        getRowSpacing={getRowSpacing}
        label="Birds on the list"
        hideFooter
        sx={{
          [`& .${gridClasses.cell}`]: { borderColor: 'transparent' },
          [`& .${gridClasses.row}`]: { bgcolor: 'action.hover', borderRadius: 1 },
        }}
      />
    </Box>
  );
}
