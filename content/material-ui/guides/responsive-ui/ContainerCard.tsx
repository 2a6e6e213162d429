import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ContainerCard() {
  const [width, setWidth] = useState(100);
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 520 }}>
      <Box>
        <Typography id="column-width" variant="body2" gutterBottom>
          Width of the column
        </Typography>
        <Slider
          aria-labelledby="column-width"
          value={width}
          onChange={(_event, value) => setWidth(value)}
          min={40}
          max={100}
          valueLabelDisplay="auto"
          valueLabelFormat={(value) => `${value}%`}
        />
      </Box>
      <Box sx={{ containerType: 'inline-size', width: `${width}%` }}>
        <Card
          variant="outlined"
          sx={{
            display: 'flex',
            flexDirection: { '@': 'column', '@260': 'row' },
            alignItems: { '@': 'flex-start', '@260': 'center' },
            gap: 2,
            p: 2,
          }}
        >
          <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>MS</Avatar>
          <Box>
            <Typography>Mira Solheim</Typography>
            <Typography variant="body2" color="text.secondary">
              Harbor pilot
            </Typography>
          </Box>
        </Card>
      </Box>
    </Stack>
  );
}
