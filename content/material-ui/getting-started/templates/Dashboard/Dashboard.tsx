import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';
import type { WeekName } from './data';
import KeyFigures from './KeyFigures';
import RepairList from './RepairList';
import SideNavigation from './SideNavigation';
import StationTable from './StationTable';
import TripsChart from './TripsChart';

export default function Dashboard() {
  const [menuOpen, setMenuOpen] = React.useState(false);
  const [week, setWeek] = React.useState<WeekName>('current');

  return (
    <Box
      sx={{
        display: 'flex',
        minHeight: '100dvh',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <SideNavigation open={menuOpen} onClose={() => setMenuOpen(false)} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <AppBar
          position="static"
          color="transparent"
          elevation={0}
          sx={{ display: { md: 'none' }, borderBottom: 1, borderColor: 'divider' }}
        >
          <Toolbar>
            <IconButton
              edge="start"
              color="inherit"
              aria-label="Open navigation"
              aria-expanded={menuOpen}
              onClick={() => setMenuOpen(true)}
            >
              <MenuIcon />
            </IconButton>
            <Typography variant="h6" component="p" sx={{ marginInlineStart: 1 }}>
              Harbor Bikes
            </Typography>
          </Toolbar>
        </AppBar>
        <Box component="main" sx={{ maxWidth: 1280, marginInline: 'auto', p: { xs: 2, md: 3 } }}>
          <Stack
            direction={{ xs: 'column', sm: 'row' }}
            spacing={2}
            sx={{ mb: 3, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
          >
            <Typography variant="h4" component="h1">
              Overview
            </Typography>
            <ToggleButtonGroup
              size="small"
              exclusive
              aria-label="Week"
              value={week}
              onChange={(_event, chosen: WeekName | null) => chosen && setWeek(chosen)}
            >
              <ToggleButton value="current">This week</ToggleButton>
              <ToggleButton value="previous">Last week</ToggleButton>
            </ToggleButtonGroup>
          </Stack>
          <Grid container spacing={2}>
            <KeyFigures week={week} />
            <Grid size={{ xs: 12, lg: 8 }}>
              <TripsChart week={week} />
            </Grid>
            <Grid size={{ xs: 12, lg: 4 }}>
              <RepairList />
            </Grid>
            <Grid size={12}>
              <StationTable />
            </Grid>
          </Grid>
        </Box>
      </Box>
    </Box>
  );
}
