import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const border = { border: 1, borderColor: 'divider', p: 2 } as const;

export default function NamedContainers() {
  return (
    <Box sx={{ containerType: 'inline-size', containerName: 'garden', width: '100%' }}>
      <Box sx={border}>
        <Box sx={{ ...border, containerType: 'inline-size', containerName: 'shelf', width: '60%' }}>
          <Typography sx={{ fontWeight: { '@300/garden': 700 } }}>
            Bold if the garden has 300 px
          </Typography>
          <Typography sx={{ fontWeight: { '@500/shelf': 700 } }}>
            Bold if the shelf has 500 px
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
