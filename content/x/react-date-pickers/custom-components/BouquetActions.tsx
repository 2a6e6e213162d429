import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const mothersDay = dayjs('2026-05-10');

function BouquetActionBar({ className }: { className?: string }) {
  const { setValue, cancelValueChanges, acceptValueChanges } = usePickerContext();
  return (
    <DialogActions className={className}>
      <Button onClick={() => setValue(mothersDay, { changeImportance: 'set' })}>
        Mother’s Day
      </Button>
      <Button onClick={cancelValueChanges}>Back</Button>
      <Button variant="contained" onClick={acceptValueChanges}>
        Take it
      </Button>
    </DialogActions>
  );
}

export default function BouquetActions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Deliver the bouquet"
        defaultValue={dayjs('2026-05-06')}
        closeOnSelect={false}
        slots={{ actionBar: BouquetActionBar }}
      />
    </LocalizationProvider>
  );
}
