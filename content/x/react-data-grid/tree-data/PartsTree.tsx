import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-pro';
import { parts, type Part } from './parts.ts';

const columns: GridColDef<Part>[] = [
  { field: 'count', headerName: 'Count', type: 'number', width: 100 },
  { field: 'cost', headerName: 'Cost (€)', type: 'number', width: 110 },
];

const getTreeDataPath = (part: Part) => part.path;

const isWheel = (group: GridGroupNode) => group.groupingKey === 'Wheel';

export default function PartsTree() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPro
        treeData
        rows={parts}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{ headerName: 'Part', flex: 1, minWidth: 180 }}
        isGroupExpandedByDefault={isWheel}
        label="Parts of a bicycle"
      />
    </Box>
  );
}
