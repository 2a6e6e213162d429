import * as React from 'react';
import Box from '@mui/material/Box';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import {
  DataGridPro,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { clubs, columns, type Club } from './clubs.ts';

/** The rest of the grid stays free to scroll. */
const LIMIT = 3;

export default function PinnedClubs() {
  const [pinnedIds, setPinnedIds] = React.useState<readonly string[]>(['ROV']);

  const pinnedRows = React.useMemo(
    () => ({ top: clubs.filter(({ id }) => pinnedIds.includes(id)) }),
    [pinnedIds],
  );

  const allColumns = React.useMemo<GridColDef<Club>[]>(
    () => [
      {
        field: 'pin',
        type: 'actions',
        headerName: 'Pin',
        width: 50,
        renderCell: (params) => {
          const { id, club } = params.row;
          const isPinned = params.rowNode.type === 'pinnedRow';
          return (
            <GridActionsCell {...params}>
              <GridActionsCellItem
                icon={isPinned ? <PushPinIcon /> : <PushPinOutlinedIcon />}
                label={isPinned ? `Unpin ${club}` : `Pin ${club}`}
                onClick={() =>
                  setPinnedIds((ids) =>
                    isPinned ? ids.filter((each) => each !== id) : [...ids, id].slice(-LIMIT),
                  )
                }
              />
            </GridActionsCell>
          );
        },
      },
      ...columns,
    ],
    [],
  );

  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPro
        rows={clubs}
        columns={allColumns}
        label="League with clubs to pin"
        pinnedRows={pinnedRows}
        hideFooter
      />
    </Box>
  );
}
