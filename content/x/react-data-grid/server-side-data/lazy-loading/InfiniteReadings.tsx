import Box from '@mui/material/Box';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { columns, findReadings } from './readings.ts';

const lastDays: GridDataSource = {
  getRows: async (params) => {
    const { rows } = await findReadings({ ...params, end: Math.min(params.end, 119) });
    return { rows, rowCount: params.end < 119 ? -1 : 120 };
  },
};

export default function InfiniteReadings() {
  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <DataGridPro
        lazyLoading
        scrollEndThreshold={400}
        columns={columns}
        dataSource={lastDays}
        label="Readings of the last days"
        disableColumnSorting
        disableColumnFilter
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        hideFooter
      />
    </Box>
  );
}
