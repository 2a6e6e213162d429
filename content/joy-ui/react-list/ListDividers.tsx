import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import DirectionsCarIcon from '@mui/icons-material/DirectionsCar';
import PersonIcon from '@mui/icons-material/Person';

const fares = [
  { what: 'Adult, 14.00', icon: <PersonIcon /> },
  { what: 'Bicycle, 5.00', icon: <DirectionsBikeIcon /> },
  { what: 'Car and driver, 62.00', icon: <DirectionsCarIcon /> },
];
const insets = ['context', 'gutter', 'startDecorator', 'startContent'] as const;

export default function ListDividers() {
  const [inset, setInset] = React.useState<(typeof insets)[number]>('context');

  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControl>
        <FormLabel>Inset</FormLabel>
        <RadioGroup
          value={inset}
          onChange={(event) => {
            const name = insets.find((other) => other === event.target.value);
            setInset(name ?? 'context');
          }}
        >
          {insets.map((name) => (
            <Radio key={name} value={name} label={name} />
          ))}
        </RadioGroup>
      </FormControl>
      <List variant="outlined" aria-label="Fares" sx={{ width: 260, borderRadius: 'sm' }}>
        {fares.flatMap(({ what, icon }, index) => [
          index > 0 && <ListDivider key={`above ${what}`} inset={inset} aria-hidden />,
          <ListItem key={what}>
            <ListItemDecorator>{icon}</ListItemDecorator>
            {what}
          </ListItem>,
        ])}
      </List>
    </Stack>
  );
}
