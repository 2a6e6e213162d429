import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { findPlants, type Plant } from './plants.ts';

const families: Plant[] = [
  { id: 'rosaceae', label: 'Rose family', count: 2 },
  { id: 'lamiaceae', label: 'Mint family', count: 2 },
];

export default function LostConnection() {
  const [online, setOnline] = React.useState(true);
  const [message, setMessage] = React.useState('');
  const onlineRef = React.useRef(online);
  React.useEffect(() => {
    onlineRef.current = online;
  }, [online]);

  const dataSource = React.useMemo(
    () => ({
      getChildrenCount: (plant: Plant) => plant.count,
      getTreeItems: async (parentId?: string) => {
        const found = await findPlants(parentId);
        if (!onlineRef.current) {
          setMessage('No connection. Expand the family again later.');
          throw new Error('No connection');
        }
        setMessage('');
        return found;
      },
    }),
    [],
  );

  return (
    <Box sx={{ width: 280, minHeight: 250 }}>
      <FormControlLabel
        control={<Switch checked={online} onChange={() => setOnline(!online)} />}
        label="Connection"
      />
      <RichTreeViewPro
        items={families}
        dataSource={dataSource}
        slotProps={{ item: { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } } }}
        aria-label="Plants, with errors"
      />
      <Typography role="status" variant="body2" color="error" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
