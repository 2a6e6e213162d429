import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export default function MultipleNativeSelect() {
  const [chosen, setChosen] = React.useState(['Monday', 'Friday']);

  return (
    <FormControl variant="standard" sx={{ width: 200 }}>
      <InputLabel htmlFor="delivery-days" shrink>
        Delivery days
      </InputLabel>
      <NativeSelect
        value={chosen}
        onChange={(event) =>
          setChosen(Array.from(event.target.selectedOptions, (option) => option.value))
        }
        inputProps={{ id: 'delivery-days', multiple: true, size: 5 }}
      >
        {days.map((day) => (
          <option key={day} value={day}>
            {day}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
