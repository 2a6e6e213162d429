import * as React from 'react';
import dayjs from 'dayjs';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const formats = [
  'L LT',
  'll',
  'dddd, D MMMM',
  'Do MMMM YYYY',
  'DD.MM.YY [at] HH:mm',
  'YYYY-MM-DD[T]HH:mm:ss',
];

const curtain = dayjs('2026-11-03T19:30');

export default function TokenLab() {
  const [format, setFormat] = React.useState(formats[0]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <TextField
          select
          label="Format"
          value={format}
          onChange={(event) => setFormat(event.target.value)}
        >
          {formats.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
        <DateTimeField label="Curtain" defaultValue={curtain} format={format} />
      </Stack>
    </LocalizationProvider>
  );
}
