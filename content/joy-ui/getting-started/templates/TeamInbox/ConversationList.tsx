import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import type { Conversation } from './data';

const FILTERS = {
  open: { label: 'Open', test: ({ done }: Conversation) => !done },
  free: {
    label: 'Nobody’s',
    test: ({ done, assignee }: Conversation) => !done && assignee === null,
  },
  done: { label: 'Done', test: ({ done }: Conversation) => done },
};

type FilterName = keyof typeof FILTERS;

interface ConversationListProps {
  conversations: Conversation[];
  shownId: string | null;
  onOpen: (id: string) => void;
}

export default function ConversationList(props: ConversationListProps) {
  const { conversations, shownId, onOpen } = props;
  const [filter, setFilter] = React.useState<FilterName>('open');

  const shown = conversations.filter(FILTERS[filter].test);

  return (
    <Box component="section" aria-label="Conversations" sx={{ p: 1 }}>
      <ToggleButtonGroup
        size="sm"
        aria-label="Show"
        value={filter}
        onChange={(_event, chosen) => chosen && setFilter(chosen)}
        sx={{ m: 1 }}
      >
        {Object.entries(FILTERS).map(([name, { label }]) => (
          <Button key={name} value={name}>
            {label}
          </Button>
        ))}
      </ToggleButtonGroup>
      <List sx={{ '--ListItem-radius': '8px', '--List-gap': '4px' }}>
        {shown.map(({ id, subject, assignee, notes }) => (
          <ListItem key={id}>
            <ListItemButton
              selected={id === shownId}
              aria-current={id === shownId ? 'true' : undefined}
              onClick={() => onOpen(id)}
            >
              <ListItemContent>
                <Typography level="title-sm">{subject}</Typography>
                <Typography level="body-sm">
                  {notes[0]?.from}, {assignee ? `with ${assignee}` : 'waits for someone'}
                </Typography>
              </ListItemContent>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography level="body-sm" role="status" sx={{ m: 1 }}>
        {shown.length === 0 && 'Nothing here. Well done.'}
      </Typography>
    </Box>
  );
}
