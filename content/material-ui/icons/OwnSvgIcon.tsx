import Stack from '@mui/material/Stack';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { createSvgIcon } from '@mui/material/utils';

const TentIcon = createSvgIcon(<path d="M12 3 1 21h9l2-4 2 4h9z" />, 'Tent');

function CanoeIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props} viewBox="0 0 32 32" shapeRendering="geometricPrecision">
      <path d="M1 13c8 4 22 4 30 0-2 7-6 11-15 11S3 20 1 13z" />
    </SvgIcon>
  );
}

export default function OwnSvgIcon() {
  return (
    <Stack direction="row" spacing={2}>
      <TentIcon fontSize="large" />
      <TentIcon fontSize="large" color="primary" />
      <CanoeIcon fontSize="large" color="secondary" />
      <SvgIcon fontSize="large" htmlColor="darkcyan" titleAccess="Swing">
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={2}>
          <path d="M3 20h18M12 4 5 20m7-16 7 16" />
        </svg>
      </SvgIcon>
    </Stack>
  );
}
