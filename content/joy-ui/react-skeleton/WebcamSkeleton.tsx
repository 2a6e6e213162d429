import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function WebcamSkeleton() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={1.5} sx={{ width: 280 }}>
      <AspectRatio ratio="16/9" aria-busy={loading} sx={{ borderRadius: 'md' }}>
        <Skeleton loading={loading}>
          <Box
            role="img"
            aria-label="The summit in morning light"
            sx={(theme) => ({
              width: '100%',
              height: '100%',
              background: `linear-gradient(160deg, transparent 55%, ${theme.vars.palette.neutral[500]} 55.5%), linear-gradient(${theme.vars.palette.primary[300]}, ${theme.vars.palette.warning[200]})`,
            })}
          />
        </Skeleton>
      </AspectRatio>
      <Button variant="soft" onClick={() => setLoading(!loading)}>
        {loading ? 'The picture arrives' : 'Load it again'}
      </Button>
    </Stack>
  );
}
