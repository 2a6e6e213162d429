import Sheet from '@mui/joy/Sheet';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

export default function FollowingTooltip() {
  return (
    <Tooltip followCursor describeChild placement="top" title="Milky Way, summer half">
      <Sheet
        variant="soft"
        color="primary"
        role="img"
        aria-label="Map of the sky: Milky Way, summer half"
        sx={{ width: 280, height: 140, borderRadius: 'md', display: 'grid', placeItems: 'center' }}
      >
        <Typography color="primary" variant="soft" aria-hidden>
          Move the pointer across
        </Typography>
      </Sheet>
    </Tooltip>
  );
}
