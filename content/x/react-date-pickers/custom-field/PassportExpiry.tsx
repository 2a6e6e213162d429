import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerAdapter, usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

const FORMATS = ['D MMM YYYY', 'DD MMM YYYY', 'D MMMM YYYY', 'YYYY-MM-DD'];

function PlainDateField(props: DatePickerFieldProps) {
  const { value, timezone, label, setValue, setOpen, triggerRef } =
    usePickerContext<Dayjs | null>();
  const adapter = usePickerAdapter();
  const [text, setText] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  const { hasValidationError, validationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props,
  });

  const commit = () => {
    if (!isTyping) {
      return;
    }
    const dates = FORMATS.map((format) => adapter.parse(text.trim(), format) as Dayjs | null);
    const parsed = dates.find((date) => date === null || date.isValid()) ?? dates[0] ?? null;
    setValue(parsed, { source: 'field', shouldClose: false });
    setIsTyping(false);
  };

  const isUnreadable = value !== null && !value.isValid();

  return (
    <Stack ref={triggerRef} direction="row" sx={{ flexWrap: 'wrap', columnGap: 1 }}>
      <TextField
        id={props.id}
        label={label}
        value={isTyping || isUnreadable ? text : (value?.format('D MMM YYYY') ?? '')}
        onChange={(event) => {
          setText(event.target.value);
          setIsTyping(true);
        }}
        onBlur={commit}
        slotProps={{ htmlInput: { dir: 'auto' } }}
        error={hasValidationError}
        helperText={validationError === 'minDate' ? 'It has expired' : 'As in 4 Oct 2031'}
      />
      <Button sx={{ alignSelf: 'flex-start', mt: 1 }} onClick={() => setOpen(true)}>
        Calendar
      </Button>
    </Stack>
  );
}

export default function PassportExpiry() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Passport expires"
        defaultValue={dayjs('2031-10-04')}
        minDate={dayjs('2026-07-01')}
        slots={{ field: PlainDateField }}
      />
    </LocalizationProvider>
  );
}
