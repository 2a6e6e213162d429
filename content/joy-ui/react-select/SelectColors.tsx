import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const states = [
  { color: 'neutral', studio: 'Studio A', state: 'Idle' },
  { color: 'primary', studio: 'Studio B', state: 'Rehearsal' },
  { color: 'success', studio: 'Studio C', state: 'Ready' },
  { color: 'warning', studio: 'Studio D', state: 'Sound check' },
  { color: 'danger', studio: 'Studio E', state: 'On air' },
] as const;

export default function SelectColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {states.map(({ color, studio, state }) => (
        <FormControl key={color} sx={{ width: 150 }}>
          <FormLabel>{studio}</FormLabel>
          <Select color={color} variant="soft" defaultValue={state}>
            {states.map((each) => (
              <Option key={each.state} value={each.state}>
                {each.state}
              </Option>
            ))}
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
