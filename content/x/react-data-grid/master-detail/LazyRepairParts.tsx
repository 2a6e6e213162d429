import * as React from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { repairs, type Part, type Repair } from './repairs.ts';

const columns: GridColDef<Repair>[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 110 },
  { field: 'owner', headerName: 'Owner', flex: 1, minWidth: 110 },
];

/** Keeps the answers: a panel that is opened again has its parts at once. */
const answers = new Map<number, readonly Part[]>();

/** Stands for a request. */
async function fetchParts(id: number): Promise<readonly Part[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  return repairs.find((repair) => repair.id === id)?.parts ?? [];
}

function LazyParts({ id }: { readonly id: number }) {
  const [parts, setParts] = React.useState(answers.get(id));

  React.useEffect(() => {
    let isOpen = true;
    if (!answers.has(id)) {
      void fetchParts(id).then((found) => {
        answers.set(id, found);
        if (isOpen) setParts(found);
      });
    }
    return () => {
      isOpen = false;
    };
  }, [id]);

  return (
    <Box sx={{ px: 3, py: 2, minHeight: 72 }}>
      {parts === undefined && <CircularProgress size={24} aria-label="Loading the parts" />}
      {parts?.length === 0 && <Typography>No parts needed.</Typography>}
      {parts?.map(({ id: partId, name, pieces }) => (
        <Typography key={partId} variant="body2">
          {pieces} × {name}
        </Typography>
      ))}
    </Box>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Repair>) => <LazyParts id={row.id} />;
const getDetailPanelHeight = () => 'auto' as const;

export default function LazyRepairParts() {
  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGridPro
        rows={repairs}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        label="Repairs whose parts are fetched"
        hideFooter
      />
    </Box>
  );
}
