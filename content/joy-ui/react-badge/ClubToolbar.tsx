import * as React from 'react';
import Badge from '@mui/joy/Badge';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import EventIcon from '@mui/icons-material/Event';
import GroupsIcon from '@mui/icons-material/Groups';
import MailIcon from '@mui/icons-material/Mail';

const tools = [
  { name: 'Messages', icon: <MailIcon /> },
  { name: 'Game nights', icon: <EventIcon /> },
  { name: 'Requests to join', icon: <GroupsIcon /> },
];

export default function ClubToolbar() {
  const [counts, setCounts] = React.useState([3, 1, 12]);

  return (
    <Sheet
      variant="outlined"
      role="group"
      aria-label="Club"
      sx={{ display: 'flex', gap: 2, p: 1.5, borderRadius: 'md' }}
    >
      {tools.map(({ name, icon }, index) => (
        <Badge
          key={name}
          badgeContent={counts[index]}
          size="sm"
          color="danger"
          slotProps={{ badge: { 'aria-hidden': true, sx: { pointerEvents: 'none' } } }}
        >
          <IconButton
            aria-label={counts[index] === 0 ? name : `${name}, ${counts[index]} new`}
            onClick={() => setCounts(counts.map((count, other) => (other === index ? 0 : count)))}
          >
            {icon}
          </IconButton>
        </Badge>
      ))}
    </Sheet>
  );
}
