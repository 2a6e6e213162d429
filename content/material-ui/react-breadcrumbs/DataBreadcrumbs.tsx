import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const names: Record<string, string> = { wood: 'Wood', boards: 'Boards', oak: 'Oak, 18 mm' };
const deepest = ['wood', 'boards', 'oak'];

export default function DataBreadcrumbs() {
  const [depth, setDepth] = React.useState(2);
  const path = deepest.slice(0, depth);
  const next = deepest[depth];

  return (
    <Stack spacing={1} sx={{ minHeight: 100 }}>
      <Breadcrumbs aria-label="Path to the board">
        {path.map((slug, index) =>
          index === path.length - 1 ? (
            <Typography key={slug} sx={{ color: 'text.primary' }}>
              {names[slug]}
            </Typography>
          ) : (
            <Link key={slug} component="button" color="inherit" onClick={() => setDepth(index + 1)}>
              {names[slug]}
            </Link>
          ),
        )}
      </Breadcrumbs>
      {next && (
        <List component="div">
          <ListItemButton onClick={() => setDepth(depth + 1)}>{names[next]}</ListItemButton>
        </List>
      )}
    </Stack>
  );
}
