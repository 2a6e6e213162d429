import { useRef } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';

export default function JumpToSection() {
  const fieldRef = useRef<FieldRef<Dayjs | null>>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DateField
          label="Emigrated on"
          defaultValue={dayjs('1923-09-04')}
          unstableFieldRef={fieldRef}
        />
        <Stack direction="row" spacing={1}>
          <Button onClick={() => fieldRef.current?.setSelectedSections('year')}>
            Edit the year
          </Button>
          <Button onClick={() => fieldRef.current?.setSelectedSections('all')}>Select all</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
