import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { repairs, type Repair } from './repairs.ts';

const columns: GridColDef<Repair>[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 110 },
  { field: 'owner', headerName: 'Owner', flex: 1, minWidth: 110 },
  { field: 'due', headerName: 'Due', type: 'date', width: 110 },
];

const getDetailPanelContent = ({ row }: GridRowParams<Repair>) =>
  row.parts.length === 0 ? null : (
    <Box sx={{ px: 3, py: 2 }}>
      <Typography>{row.note}</Typography>
      {row.parts.map(({ id, name, pieces }) => (
        <Typography key={id} variant="body2" color="text.secondary">
          {pieces} × {name}
        </Typography>
      ))}
    </Box>
  );

const getDetailPanelHeight = () => 'auto' as const;

export default function RepairDetails() {
  return (
    <Box sx={{ width: '100%', height: 420 }}>
      <DataGridPro
        rows={repairs}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([1]) } }}
        label="Repairs"
        hideFooter
      />
    </Box>
  );
}
