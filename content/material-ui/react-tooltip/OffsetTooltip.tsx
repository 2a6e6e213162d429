import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import LayersIcon from '@mui/icons-material/Layers';

export default function OffsetTooltip() {
  return (
    <Tooltip
      title="Layers"
      slotProps={{
        popper: { modifiers: [{ name: 'offset', options: { offset: [0, -12] } }] },
      }}
    >
      <IconButton>
        <LayersIcon />
      </IconButton>
    </Tooltip>
  );
}
