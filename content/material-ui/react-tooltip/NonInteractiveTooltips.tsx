import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import BrushIcon from '@mui/icons-material/Brush';
import CreateIcon from '@mui/icons-material/Create';
import FormatPaintIcon from '@mui/icons-material/FormatPaint';

const tools = [
  { name: 'Brush', icon: <BrushIcon /> },
  { name: 'Pencil', icon: <CreateIcon /> },
  { name: 'Roller', icon: <FormatPaintIcon /> },
];

export default function NonInteractiveTooltips() {
  return (
    <Stack>
      {tools.map(({ name, icon }) => (
        <Tooltip key={name} title={name} disableInteractive>
          <IconButton>{icon}</IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}
