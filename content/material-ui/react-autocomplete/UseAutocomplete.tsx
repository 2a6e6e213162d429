import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import useAutocomplete from '@mui/material/useAutocomplete';

const languages = ['Aymara', 'English', 'Portuguese', 'Quechua', 'Spanish'];

export default function UseAutocomplete() {
  const { getRootProps, getInputLabelProps, getInputProps, getListboxProps, ...list } =
    useAutocomplete({ options: languages, defaultValue: 'Quechua', disableClearable: true });

  return (
    <Box sx={{ width: 260 }}>
      <Box {...getRootProps()}>
        <InputLabel {...getInputLabelProps()}>Guide speaks</InputLabel>
        <InputBase
          fullWidth
          inputProps={getInputProps()}
          sx={{ borderBottom: 2, borderColor: 'primary.main' }}
        />
      </Box>
      {list.popupOpen && (
        <MenuList {...getListboxProps()} dense sx={{ border: 1, borderColor: 'divider' }}>
          {list.groupedOptions.map((option, index) => {
            const { key, ...props } = list.getOptionProps({ option, index });
            return (
              <MenuItem key={key} {...props}>
                {option}
              </MenuItem>
            );
          })}
        </MenuList>
      )}
    </Box>
  );
}
