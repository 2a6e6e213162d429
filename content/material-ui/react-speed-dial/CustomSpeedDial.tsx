import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import SpeedDial, { speedDialClasses } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import { styled } from '@mui/material/styles';
import NestIcon from '@mui/icons-material/Egg';
import WaterIcon from '@mui/icons-material/Water';

const RowDial = styled(SpeedDial)({
  [`& .${speedDialClasses.fab}`]: { borderRadius: 16 },
});

export default function CustomSpeedDial() {
  return (
    <Box sx={{ width: '100%', display: 'flex', justifyContent: 'flex-end' }}>
      <RowDial
        ariaLabel="Mark on the map"
        direction="left"
        icon={<SpeedDialIcon />}
        FabProps={{ size: 'medium', color: 'secondary' }}
        slots={{ transition: Fade }}
        transitionDuration={400}
      >
        <SpeedDialAction
          icon={<NestIcon />}
          slotProps={{ tooltip: { title: 'Nest', placement: 'bottom' } }}
          sx={{ color: 'secondary.main' }}
        />
        <SpeedDialAction
          icon={<WaterIcon />}
          slotProps={{ tooltip: { title: 'Water', placement: 'bottom' } }}
          sx={{ color: 'secondary.main' }}
        />
      </RowDial>
    </Box>
  );
}
