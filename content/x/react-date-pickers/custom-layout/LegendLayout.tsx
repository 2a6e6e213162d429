import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

function HarborLayout(props: PickersLayoutProps<Dayjs | null>) {
  const { toolbar, shortcuts, content, actionBar, ownerState } = usePickerLayout(props);
  return (
    <PickersLayoutRoot className={props.className} sx={props.sx} ownerState={ownerState}>
      {toolbar}
      {shortcuts}
      <PickersLayoutContentWrapper ownerState={ownerState}>
        {content}
        <Typography variant="body2" sx={{ width: 320, px: 3, color: 'text.secondary' }}>
          Berths change hands at noon. Closed on Sundays.
        </Typography>
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}

export default function LegendLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          defaultValue={dayjs('2026-08-22')}
          displayStaticWrapperAs="desktop"
          shouldDisableDate={(date) => date.day() === 0}
          slots={{ layout: HarborLayout }}
          slotProps={{ actionBar: { actions: ['today'] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
