import dayjs, { type Dayjs } from 'dayjs';
import Autocomplete from '@mui/material/Autocomplete';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import EventIcon from '@mui/icons-material/Event';

const TOURS = ['2026-06-06', '2026-06-13', '2026-06-20', '2026-07-04', '2026-07-18'].map((day) =>
  dayjs(day),
);

const isTour = (day: Dayjs) => TOURS.some((tour) => tour.isSame(day, 'day'));

function TourField({ id }: DatePickerFieldProps) {
  const { value, label, setValue, setOpen, triggerRef } = usePickerContext<Dayjs | null>();
  return (
    <Stack
      ref={triggerRef}
      direction="row"
      spacing={1}
      sx={{ width: '100%', maxWidth: 300, alignItems: 'center' }}
    >
      <Autocomplete
        fullWidth
        id={id}
        options={TOURS}
        value={value}
        onChange={(_, tour) => setValue(tour, { source: 'field' })}
        getOptionLabel={(tour) => tour.format('dddd, MMMM D')}
        isOptionEqualToValue={(tour, chosen) => tour.isSame(chosen, 'day')}
        renderInput={(params) => <TextField {...params} label={label} />}
      />
      <IconButton aria-label="Show the tours in a calendar" onClick={() => setOpen(true)}>
        <EventIcon />
      </IconButton>
    </Stack>
  );
}

export default function GuidedTourDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Guided tour"
        referenceDate={TOURS[0]}
        shouldDisableDate={(day) => !isTour(day)}
        slots={{ field: TourField }}
      />
    </LocalizationProvider>
  );
}
