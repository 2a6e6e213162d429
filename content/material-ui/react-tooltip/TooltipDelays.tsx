import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import ContentCutIcon from '@mui/icons-material/ContentCut';
import ContentPasteIcon from '@mui/icons-material/ContentPaste';

const commands = [
  { name: 'Cut', icon: <ContentCutIcon /> },
  { name: 'Copy', icon: <ContentCopyIcon /> },
  { name: 'Paste', icon: <ContentPasteIcon /> },
];

export default function TooltipDelays() {
  return (
    <Stack direction="row" spacing={1}>
      {commands.map(({ name, icon }) => (
        <Tooltip
          key={name}
          title={name}
          enterDelay={800}
          enterNextDelay={100}
          leaveDelay={200}
          enterTouchDelay={300}
          leaveTouchDelay={3000}
        >
          <IconButton>{icon}</IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}
