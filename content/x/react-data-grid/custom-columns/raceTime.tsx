import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import {
  getGridNumericOperators,
  GRID_STRING_COL_DEF,
  useGridApiContext,
  type GridColTypeDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

function format(seconds: number | null) {
  if (seconds === null || Number.isNaN(seconds)) return '';
  const tenths = Math.round(seconds * 10);
  return `${Math.floor(tenths / 600)}:${((tenths % 600) / 10).toFixed(1).padStart(4, '0')}`;
}

function parse(text: string | number | null | undefined) {
  if (text === null || text === undefined || text === '') return null;
  return String(text)
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);
}

function TimeEditor({ id, field, value, hasFocus, error, colDef }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const input = React.useRef<HTMLInputElement>(null);
  const [text, setText] = React.useState(() => (typeof value === 'number' ? format(value) : ''));

  React.useLayoutEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);

  return (
    <InputBase
      inputRef={input}
      fullWidth
      value={text}
      error={Boolean(error)}
      onChange={(event) => {
        setText(event.target.value);
        void apiRef.current.setEditCellValue({ id, field, value: event.target.value });
      }}
      sx={{ px: 1, '& input': { textAlign: 'end' }, '&.Mui-error': { color: 'error.main' } }}
      inputProps={{ 'aria-label': colDef.headerName ?? field }}
    />
  );
}

/** A column type for seconds, which people read and write as minutes and seconds. */
export const raceTime: GridColTypeDef = {
  type: 'number',
  width: 100,
  valueFormatter: format,
  valueParser: parse,
  preProcessEditCellProps: ({ props }) => ({ ...props, error: Number.isNaN(props.value) }),
  renderEditCell: (params) => <TimeEditor {...params} />,
  filterOperators: getGridNumericOperators()
    .filter(({ value }) => ['<', '>=', 'isEmpty'].includes(value))
    .map((operator) => ({ ...operator, InputComponentProps: { type: 'text' } })),
  getApplyQuickFilterFn: GRID_STRING_COL_DEF.getApplyQuickFilterFn,
};
