import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import CircularProgress from '@mui/joy/CircularProgress';
import LinearProgress from '@mui/joy/LinearProgress';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import type { JSX } from 'react';
import { PALETTES } from '../joyTokens.ts';

/** Cards, chips, a list and progress. */
export function BookingCard(): JSX.Element {
  return (
    <>
      <Card variant="outlined" sx={{ boxShadow: 'md' }}>
        <CardContent>
          <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
            <CircularProgress determinate value={65} size="lg" aria-label="Tables taken">
              65%
            </CircularProgress>
            <div>
              <Typography level="title-lg" component="div">
                Map room
              </Typography>
              <Typography level="body-sm">Seven of twenty tables are free.</Typography>
            </div>
          </Stack>
          <AvatarGroup size="sm" sx={{ mt: 1 }}>
            <Avatar color="primary">IO</Avatar>
            <Avatar color="success">TM</Avatar>
            <Avatar color="neutral">RK</Avatar>
          </AvatarGroup>
        </CardContent>
        <CardActions>
          <Button variant="plain" color="neutral">
            Plan
          </Button>
          <Button variant="solid">Reserve</Button>
        </CardActions>
      </Card>
      <Card variant="solid" color="primary" invertedColors size="sm">
        <Typography level="title-md" component="div">
          Harbor charts, 1892
        </Typography>
        <LinearProgress determinate value={40} aria-label="Scanned" />
        <Typography level="body-sm" textColor="inherit">
          40 of 100 sheets are scanned.
        </Typography>
      </Card>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {PALETTES.map((color) => (
          <Chip key={color} color={color} variant="soft">
            {CHIP_TEXTS[color]}
          </Chip>
        ))}
      </Stack>
      <List variant="outlined" sx={{ borderRadius: 'md', '--List-padding': '4px' }}>
        <ListItem>
          <ListItemButton selected color="primary" variant="soft">
            City plans
          </ListItemButton>
        </ListItem>
        <ListItem>
          <ListItemButton>Coasts and islands</ListItemButton>
        </ListItem>
        <ListItem>
          <ListItemButton disabled>Star maps</ListItemButton>
        </ListItem>
      </List>
    </>
  );
}

const CHIP_TEXTS = {
  primary: 'Digitized',
  neutral: 'Stored',
  danger: 'Torn',
  success: 'Restored',
  warning: 'On loan',
} as const;
