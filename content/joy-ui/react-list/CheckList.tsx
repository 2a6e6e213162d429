import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

const steps = ['Gangway closed', 'Ramps raised', 'Life jackets counted', 'Lines cast off'];

export default function CheckList() {
  const [done, setDone] = React.useState<readonly string[]>(['Gangway closed']);

  return (
    <List
      variant="outlined"
      aria-label="Before departure"
      sx={{ width: 280, borderRadius: 'sm', '--List-padding': '6px', '--List-gap': '4px' }}
    >
      {steps.map((step) => (
        <ListItem
          key={step}
          variant={done.includes(step) ? 'soft' : 'plain'}
          color={done.includes(step) ? 'success' : 'neutral'}
        >
          <Checkbox
            overlay
            color="success"
            label={step}
            checked={done.includes(step)}
            onChange={(event) =>
              setDone(
                event.target.checked ? [...done, step] : done.filter((other) => other !== step),
              )
            }
          />
        </ListItem>
      ))}
    </List>
  );
}
