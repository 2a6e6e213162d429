import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { repairs, type Repair } from './repairs.ts';

const columns: GridColDef<Repair>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'bike', headerName: 'Bike', width: 110, sortable: false },
];

/** Stands for a request such as `/repairs?orderBy=customer&direction=desc`. */
async function fetchRepairs(sortModel: GridSortModel): Promise<readonly Repair[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  const direction = sortModel[0]?.sort;
  if (!direction) return repairs;
  const sign = direction === 'desc' ? -1 : 1;
  return repairs.toSorted((a, b) => sign * a.customer.localeCompare(b.customer, 'en'));
}

export default function ServerSortedRepairs() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [rows, setRows] = React.useState<readonly Repair[]>([]);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    let isCurrent = true;
    void fetchRepairs(sortModel).then((answer) => {
      if (!isCurrent) return;
      setRows(answer);
      setLoading(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [sortModel]);

  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Repairs from the server"
        hideFooter
        loading={loading}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={(model) => {
          setSortModel(model);
          setLoading(true);
        }}
      />
    </Box>
  );
}
