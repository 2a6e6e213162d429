import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

const ROWS = ['70%', '55%', '62%'];

export default function StationList() {
  return (
    <List aria-busy aria-label="Weather stations" sx={{ width: 300 }}>
      {ROWS.map((width) => (
        <ListItem key={width}>
          <Skeleton variant="circular" width={36} height={36} sx={{ flexShrink: 0 }} />
          <Stack sx={{ flex: 1 }}>
            <Skeleton variant="text" level="title-sm" width={width} />
            <Skeleton variant="text" level="body-sm" width="40%" />
          </Stack>
        </ListItem>
      ))}
    </List>
  );
}
