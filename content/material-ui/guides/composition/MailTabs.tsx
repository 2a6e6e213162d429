import { useState } from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Tab, { type TabProps } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

function CountTab({ count, label, ...props }: TabProps & { count: number }) {
  return (
    <Tab
      {...props}
      label={
        <Badge badgeContent={count} color="primary" sx={{ paddingInlineEnd: 2 }}>
          {label}
        </Badge>
      }
    />
  );
}

const texts = ['Three letters wait for an answer.', 'One draft is not sent yet.'];

export default function MailTabs() {
  const [tab, setTab] = useState(0);
  return (
    <Box>
      <Tabs aria-label="Mailbox" value={tab} onChange={(_event, value: number) => setTab(value)}>
        <CountTab label="Inbox" count={3} id="mail-tab-0" aria-controls="mail-panel" />
        <CountTab label="Drafts" count={1} id="mail-tab-1" aria-controls="mail-panel" />
      </Tabs>
      <Box role="tabpanel" id="mail-panel" aria-labelledby={`mail-tab-${tab}`} sx={{ p: 2 }}>
        {texts[tab]}
      </Box>
    </Box>
  );
}
