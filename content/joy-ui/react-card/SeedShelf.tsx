import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

const SEEDS = [
  { name: 'Skyscraper pea', sow: 'March to May', packets: 4 },
  { name: 'Winter purslane', sow: 'August', packets: 1 },
  { name: 'Orach', sow: 'April to July', packets: 9 },
];

export default function SeedShelf() {
  const [borrowed, setBorrowed] = React.useState<readonly string[]>([]);

  const toggle = (name: string) =>
    setBorrowed((names) =>
      names.includes(name) ? names.filter((other) => other !== name) : [...names, name],
    );

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ mb: 1.5 }}>
        {borrowed.length === 0 ? 'Your bag is empty.' : `In your bag: ${borrowed.join(', ')}.`}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          p: 0,
          m: 0,
          listStyle: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
        }}
      >
        {SEEDS.map(({ name, sow, packets }) => {
          const mine = borrowed.includes(name);
          return (
            <Card key={name} component="li">
              <CardContent>
                <Typography level="title-md" component="h3">
                  {name}
                </Typography>
                <Typography>Sow: {sow}</Typography>
                <Chip size="sm" color={packets > 1 ? 'success' : 'warning'} sx={{ mt: 1 }}>
                  {packets - (mine ? 1 : 0)} left
                </Chip>
              </CardContent>
              <CardOverflow>
                <Button
                  variant={mine ? 'soft' : 'solid'}
                  aria-label={`${mine ? 'Return' : 'Borrow'} ${name}`}
                  onClick={() => toggle(name)}
                >
                  {mine ? 'Return' : 'Borrow'}
                </Button>
              </CardOverflow>
            </Card>
          );
        })}
      </Box>
    </Box>
  );
}
