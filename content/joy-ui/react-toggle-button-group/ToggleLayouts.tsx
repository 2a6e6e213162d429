import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleLayouts() {
  const [extras, setExtras] = React.useState(['butter']);
  const handleChange = (event: React.MouseEvent<HTMLElement>, newExtras: string[]) =>
    setExtras(newExtras);

  return (
    <Stack
      direction="row"
      spacing={4}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}
    >
      <ToggleButtonGroup
        aria-label="Extras, one below the other"
        orientation="vertical"
        value={extras}
        onChange={handleChange}
      >
        <Button value="butter">Salted butter</Button>
        <Button value="jam">Plum jam</Button>
        <Button value="honey">Heather honey</Button>
      </ToggleButtonGroup>
      <ToggleButtonGroup
        aria-label="Extras, apart"
        spacing={{ xs: 1, sm: 2 }}
        value={extras}
        onChange={handleChange}
        sx={{ flexWrap: 'wrap' }}
      >
        <Button value="butter">Butter</Button>
        <Button value="jam">Jam</Button>
        <Button value="honey">Honey</Button>
      </ToggleButtonGroup>
    </Stack>
  );
}
