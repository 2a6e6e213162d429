import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function Miniature() {
  return (
    <Box sx={{ position: 'relative', borderBottom: 1, borderColor: 'divider' }}>
      <Tabs value={false}>
        <Tab label="Day" sx={{ color: 'primary.main', borderBottom: 2 }} />
        <Tab label="Week" />
        <Tab label="Month" />
      </Tabs>
    </Box>
  );
}
