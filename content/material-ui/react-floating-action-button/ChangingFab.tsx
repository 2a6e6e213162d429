import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Zoom from '@mui/material/Zoom';
import AddIcon from '@mui/icons-material/Add';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';

const actions = [
  { label: 'New note', icon: <AddIcon />, color: 'primary' },
  { label: 'New photo', icon: <PhotoCameraIcon />, color: 'secondary' },
] as const;

export default function ChangingFab() {
  const [tab, setTab] = React.useState(0);
  const [counts, setCounts] = React.useState([12, 31]);

  return (
    <Box sx={{ position: 'relative', width: '100%', maxWidth: 360, height: 180 }}>
      <Tabs
        variant="fullWidth"
        value={tab}
        onChange={(event, value: number) => setTab(value)}
        aria-label="Notebook"
      >
        <Tab label="Notes" id="notebook-0" aria-controls="notebook-panel" />
        <Tab label="Photos" id="notebook-1" aria-controls="notebook-panel" />
      </Tabs>
      <Box id="notebook-panel" role="tabpanel" aria-labelledby={`notebook-${tab}`} sx={{ p: 2 }}>
        {counts[tab]} {tab === 0 ? 'notes' : 'photos'}
      </Box>
      {actions.map(({ label, icon, color }, index) => (
        <Zoom key={label} in={tab === index} unmountOnExit style={{ transitionDelay: '150ms' }}>
          <Fab
            color={color}
            aria-label={label}
            onClick={() => setCounts(counts.map((count, at) => count + (at === index ? 1 : 0)))}
            sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
          >
            {icon}
          </Fab>
        </Zoom>
      ))}
    </Box>
  );
}
