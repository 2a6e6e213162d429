import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { frFR } from '@mui/x-date-pickers/locales';

const { localeText } = frFR.components.MuiLocalizationProvider.defaultProps;

export default function FrenchCrossing() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr" localeText={localeText}>
      <DateTimePicker label="Départ du ferry" defaultValue={dayjs('2026-07-14T16:45')} />
    </LocalizationProvider>
  );
}
