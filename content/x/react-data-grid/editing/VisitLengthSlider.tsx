import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import {
  DataGrid,
  GridCellEditStartReasons,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { visits, type Visit } from './visits.ts';

function LengthEditor({
  id,
  field,
  value,
  hasFocus,
  colDef,
}: GridRenderEditCellParams<Visit, number>) {
  const apiRef = useGridApiContext();
  const sliderRef = React.useRef<HTMLSpanElement>(null);

  React.useEffect(() => {
    if (hasFocus) sliderRef.current?.querySelector('input')?.focus();
  }, [hasFocus]);

  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        width: '100%',
        px: 2,
        userSelect: 'none',
      }}
    >
      <Slider
        ref={sliderRef}
        aria-label={colDef.headerName ?? field}
        size="small"
        min={15}
        max={60}
        step={15}
        marks
        value={value ?? 15}
        onChange={(_event, next) => {
          void apiRef.current.setEditCellValue({ id, field, value: next });
        }}
      />
      {value}
    </Box>
  );
}

const columns: GridColDef<Visit>[] = [
  { field: 'animal', headerName: 'Animal', flex: 1, minWidth: 100 },
  {
    field: 'minutes',
    headerName: 'Minutes',
    editable: true,
    width: 200,
    renderEditCell: (params) => <LengthEditor {...params} />,
  },
];

export default function VisitLengthSlider() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        rows={visits}
        columns={columns}
        label="Visits with a slider"
        hideFooter
        onCellEditStart={({ reason }, event) => {
          const { cellDoubleClick, enterKeyDown } = GridCellEditStartReasons;
          if (reason !== cellDoubleClick && reason !== enterKeyDown) {
            event.defaultMuiPrevented = true;
          }
        }}
      />
    </Box>
  );
}
