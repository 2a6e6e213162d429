import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { parts, type Part } from './parts.ts';

const columns: GridColDef<Part>[] = [
  { field: 'count', headerName: 'Count', type: 'number', width: 100 },
  { field: 'cost', headerName: 'Cost (€)', type: 'number', width: 110 },
];

/** Stands for a server: it knows the children of a part, and how many they are. */
function findChildren(keys: readonly string[]) {
  return parts.filter(
    ({ path }) =>
      path.length === keys.length + 1 && keys.every((key, depth) => key === path[depth]),
  );
}

const dataSource: GridDataSource = {
  getRows: async ({ groupKeys = [] }) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    const rows = findChildren(groupKeys).map((part) => ({
      ...part,
      name: part.path.at(-1),
      children: findChildren(part.path).length,
    }));
    return { rows };
  },
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.children,
};

export default function PartsOnDemand() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPro
        treeData
        columns={columns}
        dataSource={dataSource}
        groupingColDef={{ headerName: 'Part', flex: 1, minWidth: 180 }}
        label="Parts that load when opened"
        disableColumnSorting
        disableColumnFilter
      />
    </Box>
  );
}
