import * as React from 'react';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const PATHS = ['/library/drawers/7', '/library/requests'];
const TITLES: Record<string, string> = {
  library: 'Library',
  drawers: 'Drawers',
  requests: 'Requests',
};

export default function PathBreadcrumbs() {
  const [path, setPath] = React.useState('/library/drawers/7');
  const parts = path.split('/').slice(1);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Breadcrumbs aria-label="Breadcrumbs of the path">
        {parts.map((part, index) => {
          const title = TITLES[part] ?? `Number ${part}`;
          const isLast = index === parts.length - 1;
          if (isLast) return <Typography key={part}>{title}</Typography>;
          return (
            <Link key={part} href={`#/${parts.slice(0, index + 1).join('/')}`}>
              {title}
            </Link>
          );
        })}
      </Breadcrumbs>
      <Button
        size="sm"
        variant="outlined"
        onClick={() => setPath(PATHS.find((other) => other !== path) ?? path)}
      >
        Go elsewhere
      </Button>
    </Stack>
  );
}
