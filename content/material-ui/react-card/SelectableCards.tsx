import * as React from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const extras = [
  { name: 'Half board', note: 'Dinner and breakfast' },
  { name: 'Linen', note: 'Sheet and pillow' },
  { name: 'Packed lunch', note: 'For the next day' },
];

export default function SelectableCards() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['Linen']);

  const toggle = (name: string) => {
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  };

  return (
    <Box
      role="group"
      aria-label="Extras"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
        width: '100%',
      }}
    >
      {extras.map(({ name, note }) => (
        <Card key={name} variant="outlined">
          <CardActionArea
            aria-pressed={chosen.includes(name)}
            onClick={() => toggle(name)}
            sx={{
              height: '100%',
              '&[aria-pressed="true"]': { boxShadow: 'inset 0 0 0 2px', color: 'primary.main' },
            }}
          >
            <CardContent>
              <Typography>{name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {note}
              </Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
