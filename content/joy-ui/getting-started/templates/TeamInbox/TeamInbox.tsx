import * as React from 'react';
import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import ConversationList from './ConversationList';
import ConversationView from './ConversationView';
import { firstConversations, type Conversation } from './data';

/** Who is signed in, and writes the answers. */
const ME = 'Amara';

export default function TeamInbox() {
  const [conversations, setConversations] = React.useState(firstConversations);
  const [openId, setOpenId] = React.useState<string | null>(null);

  // Wide screens always show one; narrow ones show the list until one is chosen.
  const shown = conversations.find(({ id }) => id === openId) ?? conversations[0];
  const isOpen = openId !== null;

  const change = (id: string, part: Partial<Conversation>) =>
    setConversations(conversations.map((each) => (each.id === id ? { ...each, ...part } : each)));

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100dvh',
        bgcolor: 'background.body',
        color: 'text.primary',
      }}
    >
      <Box component="header" sx={{ p: 2, borderBottom: '1px solid', borderColor: 'divider' }}>
        <Typography level="title-lg" component="h1">
          Observatory inbox
        </Typography>
      </Box>
      <Box component="main" sx={{ display: 'flex', flexGrow: 1, minHeight: 0 }}>
        <Sheet
          sx={{
            display: { xs: isOpen ? 'none' : 'block', md: 'block' },
            width: { xs: '100%', md: 340 },
            flexShrink: 0,
            overflowY: 'auto',
            borderInlineEnd: '1px solid',
            borderColor: 'divider',
          }}
        >
          <ConversationList
            conversations={conversations}
            shownId={shown?.id ?? null}
            onOpen={setOpenId}
          />
        </Sheet>
        <Box
          sx={{
            display: { xs: isOpen ? 'flex' : 'none', md: 'flex' },
            flexGrow: 1,
            minWidth: 0,
          }}
        >
          {shown && (
            <ConversationView
              key={shown.id}
              conversation={shown}
              onChange={(part) => change(shown.id, part)}
              onReply={(text) =>
                change(shown.id, {
                  assignee: shown.assignee ?? ME,
                  notes: [...shown.notes, { from: ME, sent: 'Just now', text }],
                })
              }
              onBack={() => setOpenId(null)}
            />
          )}
        </Box>
      </Box>
    </Box>
  );
}
