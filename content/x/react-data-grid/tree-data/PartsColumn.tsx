import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-pro';
import { parts, type Part } from './parts.ts';

const columns: GridColDef<Part>[] = [
  { field: 'cost', headerName: 'Cost (€)', type: 'number', width: 110 },
];

const groupingColDef: GridGroupingColDefOverride<Part> = {
  headerName: 'Part',
  flex: 1,
  minWidth: 200,
  hideDescendantCount: true,
  sortable: true,
  filterable: true,
  disableColumnMenu: false,
  valueFormatter: (name: string, part) => (part.count > 1 ? `${part.count} × ${name}` : name),
};

const getTreeDataPath = (part: Part) => part.path;

export default function PartsColumn() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPro
        treeData
        rows={parts}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        label="Parts that sort by name"
      />
    </Box>
  );
}
