import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const SHOTS = [
  { id: 'shot-tetanus', name: 'Tetanus', day: dayjs('2024-03-11') },
  { id: 'shot-measles', name: 'Measles', day: dayjs('2025-09-02') },
];

export default function VaccinationDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {SHOTS.map(({ id, name, day }) => (
          <Box key={id} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Typography id={id} sx={{ width: 72 }}>
              {name}
            </Typography>
            <DatePicker
              defaultValue={day}
              sx={{ width: 190 }}
              localeText={{
                toolbarTitle: name,
                openDatePickerDialogue: (chosen) =>
                  `${name}: choose date${chosen ? `, now ${chosen}` : ''}`,
              }}
              slotProps={{
                textField: { size: 'small', InputProps: { 'aria-labelledby': id } },
                popper: { 'aria-labelledby': id },
              }}
            />
          </Box>
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
