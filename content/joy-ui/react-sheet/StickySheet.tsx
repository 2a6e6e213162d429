import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Sheet from '@mui/joy/Sheet';

const SINGERS = {
  Sopranos: ['Ada', 'Greta', 'Noor', 'Wanda'],
  Tenors: ['Emil', 'Jonas', 'Luc', 'Teo'],
  Basses: ['Bruno', 'Kofi', 'Sven', 'Yusuf'],
};

export default function StickySheet() {
  return (
    <Sheet
      variant="soft"
      color="primary"
      role="region"
      aria-label="Singers by voice"
      tabIndex={0}
      sx={{ width: 240, height: 220, overflow: 'auto', borderRadius: 'md' }}
    >
      <List>
        {Object.entries(SINGERS).map(([voice, names]) => (
          <ListItem key={voice} nested>
            <ListSubheader sticky>{voice}</ListSubheader>
            <List>
              {names.map((name) => (
                <ListItem key={name}>{name}</ListItem>
              ))}
            </List>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
