import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';

const needs = ['Step-free', 'Cabin', 'Bicycles', 'Dogs', 'Charging point', 'Play area'];

export default function WrappingFilters() {
  const [chosen, setChosen] = React.useState(['Cabin']);

  const toggle = (need: string, checked: boolean) => {
    setChosen(checked ? [...chosen, need] : chosen.filter((other) => other !== need));
  };

  return (
    <div>
      <List
        orientation="horizontal"
        wrap
        aria-label="What the ship must have"
        sx={{ maxWidth: 340, '--List-gap': '8px', '--ListItem-radius': '18px' }}
      >
        {needs.map((need) => (
          <ListItem key={need}>
            <Checkbox
              overlay
              disableIcon
              variant={chosen.includes(need) ? 'soft' : 'outlined'}
              label={need}
              checked={chosen.includes(need)}
              onChange={(event) => toggle(need, event.target.checked)}
            />
          </ListItem>
        ))}
      </List>
      <Typography role="status" level="body-sm" sx={{ mt: 2 }}>
        {chosen.length} of {needs.length} chosen
      </Typography>
    </div>
  );
}
