import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

const beds = ['Herbs', 'Beans', 'Strawberries'];

export default function ParentCheckbox() {
  const [watered, setWatered] = React.useState(['Beans']);
  const all = watered.length === beds.length;
  const some = watered.length > 0 && !all;

  // The input has to know the third state as well, which no attribute sets.
  const setThirdState = (input: HTMLInputElement | null) => {
    if (input) {
      input.indeterminate = some;
    }
  };

  return (
    <Stack role="group" aria-label="Watered today" spacing={1.5}>
      <Checkbox
        label="All beds"
        checked={all}
        indeterminate={some}
        onChange={(event) => setWatered(event.target.checked ? beds : [])}
        slotProps={{ input: { ref: setThirdState } }}
      />
      {beds.map((bed) => (
        <Checkbox
          key={bed}
          label={bed}
          checked={watered.includes(bed)}
          onChange={(event) =>
            setWatered(
              event.target.checked ? [...watered, bed] : watered.filter((other) => other !== bed),
            )
          }
          sx={{ marginInlineStart: 3.75 }}
        />
      ))}
    </Stack>
  );
}
