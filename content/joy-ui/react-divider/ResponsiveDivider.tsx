import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ResponsiveDivider() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      divider={
        <Divider
          role="presentation"
          sx={(theme) => ({
            [theme.breakpoints.up('sm')]: {
              blockSize: 'auto',
              inlineSize: 'var(--Divider-thickness)',
            },
          })}
        />
      }
    >
      <Typography level="body-sm">Morning: clear, 4 °C</Typography>
      <Typography level="body-sm">Noon: clouds from the west</Typography>
      <Typography level="body-sm">Evening: thunder above 2,000 m</Typography>
    </Stack>
  );
}
