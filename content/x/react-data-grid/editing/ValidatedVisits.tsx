import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { visits, type Visit } from './visits.ts';

function checkMinutes(value: number | null | undefined): string | undefined {
  if (value === null || value === undefined) return 'Enter how long it takes.';
  if (value < 10 || value > 60) return 'Between 10 and 60 minutes.';
  return undefined;
}

function MinutesEditor(params: GridRenderEditCellParams<Visit, number>) {
  const hintId = React.useId();
  const hint: string | undefined = params.error;

  return (
    <Tooltip id={hintId} title={hint} open={hint !== undefined} placement="top" describeChild arrow>
      <GridEditInputCell
        {...params}
        debounceMs={0}
        error={hint !== undefined}
        slotProps={{
          root: {
            slotProps: {
              htmlInput: {
                'aria-label': params.colDef.headerName,
                'aria-describedby': hint === undefined ? undefined : hintId,
              },
            },
          },
        }}
      />
    </Tooltip>
  );
}

const columns: GridColDef<Visit>[] = [
  { field: 'animal', headerName: 'Animal', flex: 1, minWidth: 120 },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    editable: true,
    width: 130,
    preProcessEditCellProps: ({ props }) => ({ ...props, error: checkMinutes(props.value) }),
    renderEditCell: (params) => <MinutesEditor {...params} />,
  },
];

export default function ValidatedVisits() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        rows={visits}
        columns={columns}
        label="Visits of 10 to 60 minutes"
        hideFooter
        sx={{
          '& .Mui-error': {
            outline: '2px solid',
            outlineColor: 'error.main',
            outlineOffset: '-2px',
          },
        }}
      />
    </Box>
  );
}
