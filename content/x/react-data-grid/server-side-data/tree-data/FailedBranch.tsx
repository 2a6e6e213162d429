import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGridPro, GridGetRowsError, type GridDataSource } from '@mui/x-data-grid-pro';
import { columns, findPlaces } from './warehouse.ts';

const groupingColDef = { headerName: 'Place', flex: 1, minWidth: 170 };

const nameBranch = (groupKeys: string[] = []) => groupKeys.at(-1) ?? 'the list';

export default function FailedBranch() {
  const [failed, setFailed] = React.useState('');
  const isOnline = React.useRef(false);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ groupKeys = [] }) => {
        const rows = [...(await findPlaces(groupKeys))];
        if (groupKeys.length > 0 && !isOnline.current) {
          isOnline.current = true;
          throw new Error('The warehouse is offline.');
        }
        setFailed((branch) => (branch === nameBranch(groupKeys) ? '' : branch));
        return { rows };
      },
      getGroupKey: (row) => row.name,
      getChildrenCount: (row) => row.shelves,
    }),
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      {failed ? (
        <Alert severity="error">Could not load {failed}. Open it again.</Alert>
      ) : (
        <Alert severity="info">The first request for a hall fails.</Alert>
      )}
      <Box sx={{ height: 330, mt: 1 }}>
        <DataGridPro
          treeData
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) => {
            if (error instanceof GridGetRowsError) {
              setFailed(nameBranch(error.params.groupKeys));
            }
          }}
          groupingColDef={groupingColDef}
          label="Places that may fail to load"
          disableColumnSorting
          disableColumnFilter
          hideFooter
        />
      </Box>
    </Box>
  );
}
