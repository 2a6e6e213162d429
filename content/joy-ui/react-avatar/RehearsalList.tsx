import Avatar from '@mui/joy/Avatar';
import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';

const singers = [
  { name: 'Adaeze Kamau', part: 'Alto, solo in the second part', comes: true },
  { name: 'Linus Berg', part: 'Bass', comes: true },
  { name: 'Émile Roux', part: 'Tenor', comes: false },
];

export default function RehearsalList() {
  return (
    <List
      variant="outlined"
      aria-label="Rehearsal on Tuesday"
      sx={{ width: 320, borderRadius: 'md', '--ListItemDecorator-size': '56px' }}
    >
      {singers.map(({ name, part, comes }) => (
        <ListItem key={name}>
          <ListItemDecorator>
            <Avatar color={comes ? 'primary' : 'neutral'} aria-hidden>
              {name[0]}
            </Avatar>
          </ListItemDecorator>
          <ListItemContent>
            <Typography level="title-sm">{name}</Typography>
            <Typography level="body-sm" noWrap>
              {part}
            </Typography>
          </ListItemContent>
          <Chip size="sm" color={comes ? 'success' : 'neutral'}>
            {comes ? 'comes' : 'away'}
          </Chip>
        </ListItem>
      ))}
    </List>
  );
}
