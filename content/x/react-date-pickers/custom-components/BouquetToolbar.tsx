import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const ordered = dayjs('2026-05-01');

function DeliveryToolbar({ className, titleId }: DatePickerToolbarProps) {
  const { value } = usePickerContext<Dayjs | null>();
  return (
    <Box className={className} sx={{ px: 3, pt: 2 }}>
      <Typography id={titleId} variant="h6" component="p">
        {value ? `In ${value.diff(ordered, 'day')} days` : 'Choose a day'}
      </Typography>
      <Typography color="text.secondary">
        {value?.format('dddd, MMMM D') ?? 'No day yet'}
      </Typography>
    </Box>
  );
}

export default function BouquetToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          defaultValue={dayjs('2026-05-08')}
          minDate={ordered}
          disableHighlightToday
          slots={{ toolbar: DeliveryToolbar }}
          slotProps={{ actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
