import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';

const sights = [
  'Ballestas Islands',
  'Chan Chan',
  'Kuélap',
  'Lake Titicaca',
  'Machu Picchu',
  'Nazca Lines',
  'Rainbow Mountain',
];

export default function CheckboxAutocomplete() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={sights}
      defaultValue={['Machu Picchu']}
      renderOption={({ key, ...props }, sight, { selected }) => {
        const Icon = selected ? CheckBoxIcon : CheckBoxOutlineBlankIcon;
        return (
          <li key={key} {...props}>
            <Icon
              fontSize="small"
              color={selected ? 'primary' : 'action'}
              sx={{ marginInlineEnd: 1 }}
            />
            {sight}
          </li>
        );
      }}
      renderInput={(params) => <TextField {...params} label="Sights on the tour" />}
      sx={{ width: 340, maxWidth: '100%' }}
    />
  );
}
