import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import SpeedDial, { speedDialClasses } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';
import NestIcon from '@mui/icons-material/Egg';
import WaterIcon from '@mui/icons-material/Water';

const RowDial = styled(SpeedDial)({
  [`& .${speedDialClasses.fab}`]: { borderRadius: 16 },
});

function ColoredTooltip(props: TooltipProps) {
  const tooltip = { sx: { bgcolor: 'secondary.main', color: 'secondary.contrastText' } };
  return <Tooltip {...props} slotProps={{ tooltip }} />;
}

export default function CustomSpeedDial() {
  return (
    <Box sx={{ width: '100%', display: 'flex', justifyContent: 'flex-end' }}>
      <RowDial
        ariaLabel="Mark on the map"
        direction="left"
        icon={<SpeedDialIcon />}
        FabProps={{ size: 'medium', color: 'secondary' }}
        slots={{ transition: Fade }}
        slotProps={{ transition: { easing: 'ease-out' } }}
        transitionDuration={400}
      >
        <SpeedDialAction
          icon={<NestIcon />}
          slots={{ tooltip: ColoredTooltip }}
          slotProps={{ tooltip: { title: 'Nest', placement: 'bottom' } }}
          sx={{ color: 'secondary.main' }}
        />
        <SpeedDialAction
          icon={<WaterIcon />}
          slots={{ tooltip: ColoredTooltip }}
          slotProps={{ tooltip: { title: 'Water', placement: 'bottom' } }}
          sx={{ color: 'secondary.main' }}
        />
      </RowDial>
    </Box>
  );
}
