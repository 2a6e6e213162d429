import Autocomplete from '@mui/material/Autocomplete';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';

const flights = [
  { number: 'LA 2701', time: '06:40', part: 'Morning', full: false },
  { number: 'LA 2703', time: '09:15', part: 'Morning', full: true },
  { number: 'H2 5024', time: '13:30', part: 'Afternoon', full: false },
  { number: 'LA 2711', time: '16:05', part: 'Afternoon', full: false },
  { number: 'JA 7716', time: '21:50', part: 'Evening', full: false },
];

export default function GroupedAutocomplete() {
  return (
    <Autocomplete
      options={flights}
      groupBy={(flight) => flight.part}
      getOptionLabel={(flight) => `${flight.time} ${flight.number}`}
      getOptionDisabled={(flight) => flight.full}
      disabledItemsFocusable
      renderGroup={({ key, group, children }) => (
        <li key={key} role="presentation">
          <ListSubheader component="div">{group}</ListSubheader>
          <ul role="group" aria-label={group} style={{ padding: 0 }}>
            {children}
          </ul>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Flight" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
