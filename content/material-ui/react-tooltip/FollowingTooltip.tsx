import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

export default function FollowingTooltip() {
  return (
    <Tooltip followCursor disableFocusListener describeChild title="Click to place a shape">
      <Box
        sx={{
          width: '100%',
          maxWidth: 320,
          height: 140,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          cursor: 'crosshair',
        }}
      />
    </Tooltip>
  );
}
