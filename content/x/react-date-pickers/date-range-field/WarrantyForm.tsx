import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

export default function WarrantyForm() {
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`bought=${data.get('bought')}, ends=${data.get('ends')}`);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        onSubmit={handleSubmit}
        spacing={2}
        sx={{ width: '100%', maxWidth: 400, alignItems: 'flex-start' }}
      >
        <MultiInputDateRangeField
          defaultValue={[dayjs('2025-11-28'), dayjs('2027-11-27')]}
          format="YYYY-MM-DD"
          direction={{ xs: 'column', sm: 'row' }}
          slotProps={{
            separator: { sx: { display: { xs: 'none', sm: 'block' } } },
            textField: ({ position }) =>
              position === 'start'
                ? { id: 'bought', label: 'Bought', name: 'bought' }
                : { id: 'ends', label: 'Warranty ends', name: 'ends' },
          }}
          sx={{ width: '100%' }}
        />
        <Button type="submit" variant="contained">
          Register
        </Button>
        <Typography role="status">{sent}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
