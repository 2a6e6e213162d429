import dayjs from 'dayjs';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

function ArrowIcon(props: SvgIconProps) {
  const { open } = usePickerContext();
  return open ? <ExpandLessIcon {...props} /> : <ExpandMoreIcon {...props} />;
}

export default function KennelDropOff() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Drop off the dog"
        defaultValue={dayjs('2026-08-03')}
        slots={{ openPickerIcon: ArrowIcon }}
        slotProps={{ openPickerButton: { color: 'primary', size: 'small' } }}
      />
    </LocalizationProvider>
  );
}
