import Box from '@mui/material/Box';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { columns, findPlaces } from './warehouse.ts';

const dataSource: GridDataSource = {
  getRows: async ({ groupKeys = [] }) => ({ rows: [...(await findPlaces(groupKeys))] }),
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.shelves,
};

const groupingColDef = { headerName: 'Place', flex: 1, minWidth: 170 };

export default function WarehouseTree() {
  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <DataGridPro
        treeData
        columns={columns}
        dataSource={dataSource}
        groupingColDef={groupingColDef}
        label="Places in the warehouse"
        disableColumnSorting
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
