import * as React from 'react';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';
import { members, type Loan } from './data';

interface MemberListProps {
  loans: Loan[];
  selected: string;
  onSelect: (memberId: string) => void;
}

export default function MemberList({ loans, selected, onSelect }: MemberListProps) {
  const [text, setText] = React.useState('');

  const found = members.filter(({ name, card }) =>
    `${name} ${card}`.toLowerCase().includes(text.trim().toLowerCase()),
  );

  return (
    <Box component="section" aria-label="Members">
      <FormControl>
        <FormLabel>Name or card</FormLabel>
        <Input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      </FormControl>
      <List sx={{ mt: 1, '--ListItem-radius': '8px' }}>
        {found.map(({ id, name }) => (
          <ListItem key={id}>
            <ListItemButton
              selected={id === selected}
              aria-current={id === selected ? 'true' : undefined}
              onClick={() => onSelect(id)}
            >
              <ListItemContent>
                <Typography level="title-sm">{name}</Typography>
                <Typography level="body-sm">
                  {countLoans(loans.filter(({ memberId }) => memberId === id).length)}
                </Typography>
              </ListItemContent>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography level="body-sm" role="status">
        {found.length === 0 && 'No member matches.'}
      </Typography>
    </Box>
  );
}

function countLoans(count: number) {
  return count === 1 ? '1 book on loan' : `${count} books on loan`;
}
