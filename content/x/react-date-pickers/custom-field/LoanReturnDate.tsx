import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import {
  useParsedFormat,
  usePickerContext,
  usePickerTranslations,
} from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import EventIcon from '@mui/icons-material/Event';

function ReadOnlyDateField(props: DatePickerFieldProps) {
  const {
    value,
    timezone,
    label,
    name,
    disabled,
    fieldFormat,
    setOpen,
    triggerStatus,
    triggerRef,
    rootRef,
    rootClassName,
    rootSx,
  } = usePickerContext<Dayjs | null>();
  const placeholder = useParsedFormat();
  const { openDatePickerDialogue } = usePickerTranslations();
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props,
  });

  return (
    <TextField
      id={props.id}
      ref={rootRef}
      className={rootClassName}
      sx={rootSx}
      label={label}
      name={name}
      value={value?.format(fieldFormat) ?? ''}
      placeholder={placeholder}
      error={hasValidationError}
      disabled={disabled}
      slotProps={{
        input: {
          ref: triggerRef,
          readOnly: true,
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                disabled={triggerStatus === 'disabled'}
                aria-label={openDatePickerDialogue(value?.format('LL') ?? null)}
                onClick={() => setOpen(true)}
              >
                <EventIcon />
              </IconButton>
            </InputAdornment>
          ),
        },
        htmlInput: { onClick: () => triggerStatus === 'enabled' && setOpen(true) },
      }}
    />
  );
}

export default function LoanReturnDate() {
  const [due, setDue] = useState<Dayjs | null>(dayjs('2026-06-12'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Return the books by"
        value={due}
        onChange={setDue}
        minDate={dayjs('2026-06-01')}
        maxDate={dayjs('2026-07-10')}
        slots={{ field: ReadOnlyDateField }}
        sx={{ width: 260 }}
      />
    </LocalizationProvider>
  );
}
