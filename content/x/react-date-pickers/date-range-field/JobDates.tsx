import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

const reasons: Partial<Record<NonNullable<DateRangeValidationError[0]>, string>> = {
  invalidDate: 'No such day',
  maxDate: 'Only until May 2026',
  invalidRange: 'Start comes after end',
};

export default function JobDates() {
  const [errors, setErrors] = React.useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        defaultValue={[dayjs('2019-03-01'), dayjs('2017-08-31')]}
        maxDate={dayjs('2026-05-31')}
        onError={setErrors}
        direction={{ xs: 'column', sm: 'row' }}
        slotProps={{
          separator: { sx: { display: { xs: 'none', sm: 'block' } } },
          root: { 'aria-label': 'Last job', role: 'group' },
          textField: ({ position }) => {
            const error = errors[position === 'start' ? 0 : 1];
            return {
              id: `job-${position}`,
              label: position === 'start' ? 'First day' : 'Last day',
              helperText: error ? reasons[error] : ' ',
            };
          },
        }}
        sx={{ width: '100%', maxWidth: 400 }}
      />
    </LocalizationProvider>
  );
}
