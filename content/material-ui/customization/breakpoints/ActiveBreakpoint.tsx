import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

export default function ActiveBreakpoint() {
  const { breakpoints } = useTheme();
  return (
    <Stack
      component="ol"
      direction="row"
      sx={{ listStyle: 'none', m: 0, p: 2, gap: 1, flexWrap: 'wrap' }}
    >
      {breakpoints.keys.map((key) => (
        <Typography
          key={key}
          component="li"
          sx={{
            px: 2,
            py: 1,
            border: 1,
            borderColor: 'divider',
            [breakpoints.only(key)]: {
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            },
          }}
        >
          {key}: {breakpoints.values[key]} px
        </Typography>
      ))}
    </Stack>
  );
}
