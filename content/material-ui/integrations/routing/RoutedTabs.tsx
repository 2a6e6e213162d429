import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { MemoryRouter, Link, useLocation } from 'react-router';

const places = [
  { path: '/weather', label: 'Weather', text: 'Clear until the evening.' },
  { path: '/snow', label: 'Snow', text: '40 cm on the north side.' },
];

function StationTabs() {
  const { pathname } = useLocation();
  const place = places.find(({ path }) => path === pathname);
  return (
    <div>
      <Tabs aria-label="Station" value={place?.path ?? false}>
        {places.map(({ path, label }) => (
          <Tab
            key={path}
            id={`station${path.replace('/', '-')}`}
            aria-controls="station-panel"
            label={label}
            value={path}
            component={Link}
            to={path}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="station-panel"
        aria-labelledby={`station${pathname.replace('/', '-')}`}
        sx={{ p: 2 }}
      >
        {place?.text}
      </Box>
    </div>
  );
}

export default function RoutedTabs() {
  return (
    <MemoryRouter initialEntries={['/weather']}>
      <StationTabs />
    </MemoryRouter>
  );
}
