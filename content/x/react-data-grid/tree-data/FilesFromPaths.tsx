import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface StoredFile {
  id: number;
  key: string;
  size: number;
}

const columns: GridColDef<StoredFile>[] = [
  { field: 'size', headerName: 'Size (KB)', type: 'number', width: 120 },
];

/** No row stands for a folder: the grid makes them from the paths. */
const rows: StoredFile[] = [
  { id: 1, key: 'manuals/city-bike.pdf', size: 840 },
  { id: 2, key: 'manuals/cargo-bike.pdf', size: 1120 },
  { id: 3, key: 'photos/2026/frame.jpg', size: 2310 },
  { id: 4, key: 'photos/2026/wheel.jpg', size: 1980 },
  { id: 5, key: 'prices.csv', size: 12 },
];

const getTreeDataPath = (file: StoredFile) => file.key.split('/');

export default function FilesFromPaths() {
  return (
    <Box sx={{ width: '100%', height: 432 }}>
      <DataGridPro
        treeData
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{ headerName: 'File', flex: 1, minWidth: 200 }}
        defaultGroupingExpansionDepth={-1}
        rowHeight={40}
        label="Files and their folders"
      />
    </Box>
  );
}
