import * as React from 'react';
import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const nodes = [
  { id: 'harbor', label: 'Old Harbor' },
  { id: 'quay', label: 'North Quay' },
  { id: 'island', label: 'Island', color: '#00897b' },
  { id: 'light', label: 'Lighthouse', color: '#f57c00' },
  { id: 'seals', label: 'Seal Bank', color: '#5c6bc0' },
];

const links = [
  { source: 'harbor', target: 'island', value: 460 },
  { source: 'harbor', target: 'light', value: 180 },
  { source: 'quay', target: 'light', value: 220 },
  { source: 'quay', target: 'seals', value: 140 },
];

const names = new Map<string | number, string>(nodes.map(({ id, label }) => [id, label]));

export default function FerryRoutes() {
  const [picked, setPicked] = React.useState('Click a flow');

  return (
    <Box sx={{ width: '100%', position: 'relative' }}>
      <Box dir="ltr" sx={{ minHeight: 240 }}>
        <NoSsr>
          <SankeyChart
            title="Ferry passengers on a Sunday, from two piers to three stops"
            series={{
              data: { nodes, links },
              nodeOptions: { fade: 'global', padding: 24, color: '#78909c' },
              linkOptions: {
                color: 'target',
                fade: 'global',
                highlight: 'nodes',
                showValues: true,
              },
            }}
            onLinkClick={(_event, { sourceId, targetId, link }) =>
              setPicked(`${names.get(sourceId)} to ${names.get(targetId)}: ${link.value} people`)
            }
            height={240}
            enableKeyboardNavigation
          />
        </NoSsr>
      </Box>
      <Typography role="status" variant="body2">
        {picked}
      </Typography>
    </Box>
  );
}
