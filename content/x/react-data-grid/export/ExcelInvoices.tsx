import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';
import { euros, invoices, type Invoice } from './invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'due', headerName: 'Due', type: 'date', width: 110 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => euros.format(value),
  },
];

const excelOptions: GridExcelExportOptions = {
  fileName: 'invoices',
  columnsStyles: {
    due: { numFmt: 'yyyy-mm-dd' },
    amount: { numFmt: '#,##0.00 "€"', font: { bold: true } },
  },
  exceljsPreProcess: async ({ worksheet }) => {
    worksheet.addRow(['Invoices, June 2026']);
    worksheet.getRow(1).font = { size: 16 };
    worksheet.addRow([]);
  },
};

export default function ExcelInvoices() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPremium
        rows={invoices}
        columns={columns}
        label="Invoices as a workbook"
        showToolbar
        hideFooter
        rowSelection={false}
        slotProps={{ toolbar: { excelOptions } }}
      />
    </Box>
  );
}
