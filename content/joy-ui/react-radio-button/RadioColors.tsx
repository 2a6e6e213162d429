import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const reports = [
  { color: 'neutral', label: 'No report yet' },
  { color: 'success', label: 'Calm' },
  { color: 'primary', label: 'Slight waves' },
  { color: 'warning', label: 'Rough' },
  { color: 'danger', label: 'Sailing canceled' },
] as const;

export default function RadioColors() {
  return (
    <FormControl>
      <FormLabel>Sea state for the noon report</FormLabel>
      <RadioGroup defaultValue="Calm">
        {reports.map(({ color, label }) => (
          <Radio key={color} color={color} variant="soft" value={label} label={label} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
