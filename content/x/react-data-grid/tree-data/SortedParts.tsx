import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { parts, type Part } from './parts.ts';

const columns: GridColDef<Part>[] = [
  { field: 'cost', headerName: 'Cost (€)', type: 'number', width: 120 },
];

const getTreeDataPath = (part: Part) => part.path;

export default function SortedParts() {
  const [isTopOnly, setIsTopOnly] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Sort the top level only"
        control={
          <Switch checked={isTopOnly} onChange={(event) => setIsTopOnly(event.target.checked)} />
        }
      />
      <Box sx={{ height: 424 }}>
        <DataGridPro
          treeData
          disableChildrenSorting={isTopOnly}
          rows={parts}
          columns={columns}
          getTreeDataPath={getTreeDataPath}
          groupingColDef={{ headerName: 'Part', flex: 1, minWidth: 180 }}
          defaultGroupingExpansionDepth={1}
          initialState={{ sorting: { sortModel: [{ field: 'cost', sort: 'asc' }] } }}
          label="Parts by cost"
        />
      </Box>
    </Box>
  );
}
