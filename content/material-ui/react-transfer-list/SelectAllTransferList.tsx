import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import { CheckList } from './checkList.tsx';

const volunteers = ['Gil', 'Hana', 'Ivo', 'Jun', 'Kiri', 'Lena'];

export default function SelectAllTransferList() {
  const [stage, setStage] = React.useState(['Gil', 'Hana']);
  const [checked, setChecked] = React.useState<string[]>(['Ivo']);
  const sides = [
    { title: 'Bar', items: volunteers.filter((name) => !stage.includes(name)) },
    { title: 'Stage', items: stage },
  ];

  const swap = () => {
    setStage(volunteers.filter((name) => stage.includes(name) !== checked.includes(name)));
    setChecked([]);
  };

  const toggleAll = (items: string[], all: boolean) => {
    const others = checked.filter((name) => !items.includes(name));
    setChecked(all ? [...others, ...items] : others);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {sides.map(({ title, items }) => {
          const count = items.filter((name) => checked.includes(name)).length;
          const all = count === items.length && count > 0;
          return (
            <div key={title}>
              <FormControlLabel
                label={`${title}: ${count} of ${items.length}`}
                control={<Checkbox checked={all} indeterminate={count > 0 && !all} />}
                onChange={() => toggleAll(items, !all)}
                disabled={items.length === 0}
              />
              <CheckList label={title} items={items} checked={checked} onChange={setChecked} />
            </div>
          );
        })}
      </Stack>
      <IconButton aria-label="Swap sides" disabled={checked.length === 0} onClick={swap}>
        <SwapHorizIcon />
      </IconButton>
    </Stack>
  );
}
