import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parts, type Part } from './parts.ts';

const isInside = (part: Part, ancestor: Part) =>
  part.path.length > ancestor.path.length &&
  ancestor.path.every((key, depth) => key === part.path[depth]);

export default function FoldingRows() {
  const [closed, setClosed] = React.useState<readonly number[]>([6]);
  const rows = parts.filter(
    (part) => !parts.some((other) => closed.includes(other.id) && isInside(part, other)),
  );

  const columns = React.useMemo<GridColDef<Part>[]>(() => {
    const toggle = (id: number) =>
      setClosed((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
    return [
      {
        field: 'name',
        headerName: 'Part',
        flex: 1,
        minWidth: 200,
        display: 'flex',
        valueGetter: (_value, part) => part.path.at(-1),
        renderCell: ({ row, value, hasFocus }) => {
          const isOpen = !closed.includes(row.id);
          return (
            <Box
              sx={{
                display: 'flex',
                alignItems: 'center',
                paddingInlineStart: 3 * (row.path.length - 1),
              }}
            >
              {parts.some((part) => isInside(part, row)) ? (
                <IconButton
                  size="small"
                  tabIndex={hasFocus ? 0 : -1}
                  aria-label={`Parts of ${value}`}
                  aria-expanded={isOpen}
                  onClick={() => toggle(row.id)}
                >
                  {isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
                </IconButton>
              ) : (
                <Box sx={{ width: 34 }} />
              )}
              {value}
            </Box>
          );
        },
      },
      { field: 'cost', headerName: 'Cost (€)', type: 'number', width: 110 },
    ];
  }, [closed]);

  return (
    <Box sx={{ width: '100%', height: 476 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Parts to fold away"
        disableColumnSorting
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
