import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CheckList } from './checkList.tsx';

const volunteers = ['Amal', 'Bruno', 'Chiara', 'Dmitri', 'Esi', 'Farid'];

export default function TransferList() {
  const [crew, setCrew] = React.useState(['Esi', 'Farid']);
  const [checked, setChecked] = React.useState<string[]>([]);
  const free = volunteers.filter((name) => !crew.includes(name));
  const toAdd = checked.filter((name) => free.includes(name));
  const toRemove = checked.filter((name) => crew.includes(name));

  const move = (next: string[]) => {
    setCrew(volunteers.filter((name) => next.includes(name)));
    setChecked([]);
  };

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: 'center' }}>
      <div>
        <Typography>Volunteers</Typography>
        <CheckList label="Volunteers" items={free} checked={checked} onChange={setChecked} />
      </div>
      <Stack direction={{ xs: 'row', sm: 'column' }} spacing={1}>
        <Button disabled={toAdd.length === 0} onClick={() => move([...crew, ...toAdd])}>
          Add
        </Button>
        <Button
          disabled={toRemove.length === 0}
          onClick={() => move(crew.filter((name) => !toRemove.includes(name)))}
        >
          Remove
        </Button>
      </Stack>
      <div>
        <Typography>Friday crew</Typography>
        <CheckList label="Friday crew" items={crew} checked={checked} onChange={setChecked} />
      </div>
    </Stack>
  );
}
