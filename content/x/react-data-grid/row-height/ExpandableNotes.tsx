import * as React from 'react';
import Box from '@mui/material/Box';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  gridClasses,
  type GridColDef,
  type GridRowHeightParams,
} from '@mui/x-data-grid';
import { birds, type Bird } from './birds.ts';

interface Note extends Bird {
  readonly isOpen: boolean;
}

const getRowHeight = ({ model }: GridRowHeightParams) => (model.isOpen ? 'auto' : null);

export default function ExpandableNotes() {
  const [notes, setNotes] = React.useState(() =>
    birds.map((bird): Note => ({ ...bird, isOpen: bird.id === 2 })),
  );

  const columns = React.useMemo<GridColDef<Note>[]>(
    () => [
      { field: 'name', headerName: 'Bird', width: 95 },
      { field: 'note', headerName: 'Note', flex: 1, minWidth: 130 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'More',
        width: 70,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={params.row.isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
              label={`Whole note on the ${params.row.name}`}
              aria-expanded={params.row.isOpen}
              onClick={() =>
                setNotes((all) =>
                  all.map((note) =>
                    note.id === params.row.id ? { ...note, isOpen: !note.isOpen } : note,
                  ),
                )
              }
            />
          </GridActionsCell>
        ),
      },
    ],
    [],
  );

  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGrid
        rows={notes}
        columns={columns}
        getRowHeight={getRowHeight}
        label="Notes on birds"
        hideFooter
        sx={{ [`& .${gridClasses['row--dynamicHeight']} .${gridClasses.cell}`]: { py: 1.5 } }}
      />
    </Box>
  );
}
