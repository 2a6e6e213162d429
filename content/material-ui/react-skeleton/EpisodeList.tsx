import * as React from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const loaded = [
  { title: 'The lighthouse keeper', length: '38 minutes' },
  { title: 'Maps that lie', length: '52 minutes' },
  { title: 'Salt', length: '29 minutes' },
];

export default function EpisodeList() {
  const [episodes, setEpisodes] = React.useState<typeof loaded | null>(null);

  return (
    <Stack sx={{ width: '100%', maxWidth: 320, alignItems: 'center' }}>
      <List aria-busy={!episodes} aria-label="Episodes" sx={{ width: '100%' }}>
        {(episodes ?? [null, null, null]).map((episode, index) => (
          <ListItem key={index} divider>
            <ListItemText
              primary={episode?.title ?? <Skeleton width="70%" />}
              secondary={episode?.length ?? <Skeleton width="40%" />}
            />
          </ListItem>
        ))}
      </List>
      <Button sx={{ mt: 2 }} onClick={() => setEpisodes(episodes ? null : loaded)}>
        {episodes ? 'Load again' : 'Finish loading'}
      </Button>
    </Stack>
  );
}
