import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

const PAGE_SIZE = 3;
const objects = [
  { name: 'Bronze mirror', from: '2nd century' },
  { name: 'Coin of Smyrna', from: '1st century' },
  { name: 'Fishing hook', from: '4th century' },
  { name: 'Glass flask', from: '3rd century' },
  { name: 'Loom weight', from: '1st century' },
  { name: 'Oil lamp', from: '2nd century' },
  { name: 'Roof tile', from: '4th century' },
  { name: 'Silver spoon', from: '5th century' },
];

export default function ControlledPagination() {
  const [page, setPage] = React.useState(1);
  const start = (page - 1) * PAGE_SIZE;

  return (
    <Stack sx={{ alignItems: 'center' }}>
      <List dense aria-label={`Objects, page ${page}`} sx={{ width: 240, minHeight: 188 }}>
        {objects.slice(start, start + PAGE_SIZE).map(({ name, from }) => (
          <ListItem key={name}>
            <ListItemText primary={name} secondary={from} />
          </ListItem>
        ))}
      </List>
      <Pagination
        count={Math.ceil(objects.length / PAGE_SIZE)}
        page={page}
        onChange={(event, value) => setPage(value)}
        aria-label="Pages of objects"
      />
    </Stack>
  );
}
