import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  gridClasses,
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { repairs, type Repair } from './repairs.ts';

const columns: GridColDef<Repair>[] = [
  { field: 'bike', headerName: 'Bike', width: 200 },
  { field: 'owner', headerName: 'Owner', width: 200 },
  { field: 'phone', headerName: 'Phone', width: 200 },
  { field: 'due', headerName: 'Due', type: 'date', width: 200 },
  { field: 'note', headerName: 'Note', width: 300 },
];

function RepairPanel({ repair }: { readonly repair: Repair }) {
  const apiRef = useGridApiContext();
  const { viewportInnerSize } = useGridSelector(apiRef, gridDimensionsSelector);
  return (
    <Box
      sx={{
        position: 'sticky',
        insetInlineStart: 0,
        boxSizing: 'border-box',
        width: viewportInnerSize.width,
        px: 3,
        py: 2,
      }}
    >
      <Typography>
        {repair.owner} can be called at {repair.phone} until six, or leave a message.
      </Typography>
    </Box>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Repair>) => <RepairPanel repair={row} />;
const getDetailPanelHeight = () => 'auto' as const;

export default function StickyRepairPanel() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGridPro
        rows={repairs}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([1]) } }}
        label="Repairs with a panel that stays in view"
        hideFooter
        sx={{ [`& .${gridClasses.detailPanel}`]: { overflow: 'visible' } }}
      />
    </Box>
  );
}
