import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const included = 'Cabin bag';
const extras = [included, 'Checked bag', 'Bicycle', 'Skis', 'Surfboard'];

export default function FixedTagAutocomplete() {
  const [value, setValue] = React.useState([included, 'Bicycle']);

  return (
    <Autocomplete
      multiple
      disableClearable
      options={extras}
      value={value}
      onChange={(_event, chosen) =>
        setValue([included, ...chosen.filter((extra) => extra !== included)])
      }
      getOptionDisabled={(extra) => extra === included}
      renderValue={(chosen, getItemProps) =>
        chosen.map((extra, index) => {
          const { key, ...props } = getItemProps({ index });
          const isIncluded = extra === included;
          return (
            <Chip
              key={key}
              label={isIncluded ? `${extra} (included)` : extra}
              {...props}
              disabled={isIncluded}
            />
          );
        })
      }
      renderInput={(params) => <TextField {...params} label="Luggage" />}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
