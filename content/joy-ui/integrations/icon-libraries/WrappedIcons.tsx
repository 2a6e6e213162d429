import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

export default function WrappedIcons() {
  return (
    <Stack spacing={1}>
      <Typography
        startDecorator={
          <SvgIcon color="success">
            <path d="M12 22C7 17 7 8 12 2c5 6 5 15 0 20z" />
          </SvgIcon>
        }
      >
        Leaf, filled
      </Typography>
      <Typography
        startDecorator={
          <SvgIcon titleAccess="Likes morning sun">
            <svg fill="none" stroke="currentColor" strokeWidth={2} viewBox="0 0 24 24">
              <circle cx="12" cy="12" r="5" />
              <path d="M12 1v3M12 20v3M1 12h3M20 12h3" />
            </svg>
          </SvgIcon>
        }
      >
        Fern
      </Typography>
    </Stack>
  );
}
