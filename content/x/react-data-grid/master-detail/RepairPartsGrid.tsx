import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { repairs, type Part, type Repair } from './repairs.ts';

const columns: GridColDef<Repair>[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 110 },
  { field: 'owner', headerName: 'Owner', flex: 1, minWidth: 110 },
];

const partColumns: GridColDef<Part>[] = [
  { field: 'name', headerName: 'Part', flex: 1, minWidth: 110 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 80 },
  { field: 'price', headerName: 'Price', type: 'number', width: 80 },
];

const getDetailPanelContent = ({ row }: GridRowParams<Repair>) =>
  row.parts.length === 0 ? null : (
    <Box sx={{ px: 3, py: 2 }}>
      <DataGrid
        rows={row.parts}
        columns={partColumns}
        density="compact"
        label={`Parts for the ${row.bike.toLowerCase()}`}
        hideFooter
      />
    </Box>
  );

const getDetailPanelHeight = () => 'auto' as const;

export default function RepairPartsGrid() {
  return (
    <Box sx={{ width: '100%', height: 460 }}>
      <DataGridPro
        rows={repairs}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([2]) } }}
        label="Repairs with parts"
        hideFooter
      />
    </Box>
  );
}
