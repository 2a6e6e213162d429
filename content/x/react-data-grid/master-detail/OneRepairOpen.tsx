import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { repairs, type Repair } from './repairs.ts';

const columns: GridColDef<Repair>[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 110 },
  { field: 'owner', headerName: 'Owner', flex: 1, minWidth: 110 },
];

const getDetailPanelContent = ({ row }: GridRowParams<Repair>) => (
  <Box sx={{ px: 3, py: 2 }}>{row.note}</Box>
);

const getDetailPanelHeight = () => 56;

export default function OneRepairOpen() {
  const [open, setOpen] = React.useState<Set<GridRowId>>(() => new Set([2]));

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setOpen(new Set())} sx={{ mb: 1 }}>
        Close all
      </Button>
      <Box sx={{ height: 324 }}>
        <DataGridPro
          rows={repairs}
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          detailPanelExpandedRowIds={open}
          onDetailPanelExpandedRowIdsChange={(ids) => setOpen(new Set([...ids].slice(-1)))}
          label="Repairs with one note open"
          hideFooter
        />
      </Box>
    </Box>
  );
}
