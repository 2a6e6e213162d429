import Box from '@mui/joy/Box';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import type { JSX } from 'react';

/** Headings, text in its three strengths, and code. */
export function TextSamples(): JSX.Element {
  return (
    <Stack spacing={1.5}>
      <Divider />
      <Typography level="h2" component="div">
        How to read a contour line
      </Typography>
      <Typography level="title-md" component="div">
        Each line joins points of the same height
      </Typography>
      <Typography>Where lines are close together, the ground is steep.</Typography>
      <Typography level="body-sm">The interval is printed in the margin.</Typography>
      <Box component="code" sx={{ fontFamily: 'code', fontSize: 'sm' }}>
        interval: 20 m
      </Box>
    </Stack>
  );
}
