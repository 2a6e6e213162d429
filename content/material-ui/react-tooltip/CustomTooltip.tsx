import IconButton from '@mui/material/IconButton';
import Tooltip, { tooltipClasses, type TooltipProps } from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';
import PaletteIcon from '@mui/icons-material/Palette';

function PopperTooltip({ className = '', ...props }: TooltipProps) {
  return <Tooltip {...props} classes={{ popper: className }} />;
}

const BigTooltip = styled(PopperTooltip)(({ theme }) => ({
  [`& .${tooltipClasses.tooltip}`]: {
    padding: theme.spacing(1, 2),
    borderRadius: 12,
    fontSize: theme.typography.pxToRem(14),
    boxShadow: theme.shadows[4],
  },
}));

export default function CustomTooltip() {
  return (
    <BigTooltip
      arrow
      title="Pick a color"
      slotProps={{
        tooltip: { sx: { bgcolor: 'primary.main', color: 'primary.contrastText' } },
        arrow: { sx: { color: 'primary.main' } },
      }}
    >
      <IconButton>
        <PaletteIcon />
      </IconButton>
    </BigTooltip>
  );
}
