import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

const regions = [
  { name: 'Coast', trails: ['Lighthouse walk', 'Dune path', 'Cliff top'] },
  { name: 'Forest', trails: ['Beech circle', 'Mill stream', 'Ranger route'] },
  { name: 'Mountains', trails: ['Cable car descent', 'Three peaks', 'Pass crossing'] },
];

export default function SubheaderList() {
  return (
    <Box
      role="region"
      aria-label="Trails by region"
      tabIndex={0}
      sx={{
        width: '100%',
        maxWidth: 320,
        height: 240,
        overflow: 'auto',
        bgcolor: 'background.paper',
      }}
    >
      {regions.map(({ name, trails }) => (
        <List
          key={name}
          disablePadding
          aria-labelledby={`region-${name}`}
          subheader={
            <ListSubheader color="primary" id={`region-${name}`}>
              {name}
            </ListSubheader>
          }
        >
          {trails.map((trail) => (
            <ListItem key={trail}>
              <ListItemText primary={trail} />
            </ListItem>
          ))}
        </List>
      ))}
    </Box>
  );
}
