import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { CheckList } from './checkList.tsx';

const skills = [
  'First aid',
  'Fork lift',
  'Lighting',
  'Sign language',
  'Sound',
  'Spanish',
  'Welding',
];

export default function SearchTransferList() {
  const [chosen, setChosen] = React.useState(['First aid']);
  const [checked, setChecked] = React.useState<string[]>([]);
  const [query, setQuery] = React.useState('');
  const found = skills.filter(
    (skill) => !chosen.includes(skill) && skill.toLowerCase().includes(query.toLowerCase()),
  );
  const toAdd = checked.filter((skill) => found.includes(skill));

  const add = () => {
    setChosen([...chosen, ...toAdd]);
    setChecked([]);
    setQuery('');
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {chosen.map((skill) => (
          <Chip
            key={skill}
            label={skill}
            onDelete={() => setChosen(chosen.filter((other) => other !== skill))}
          />
        ))}
      </Stack>
      <TextField
        label="Search skills"
        size="small"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <CheckList label="Skills" items={found} checked={checked} onChange={setChecked} />
      <Button variant="contained" disabled={toAdd.length === 0} onClick={add}>
        Add {toAdd.length}
      </Button>
    </Stack>
  );
}
